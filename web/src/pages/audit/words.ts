import { type AuditEvent, auditActions, auditSubjectKinds } from '@afc/contract/audit';
import { useTranslations } from 'use-intl';

/** An action as a phrase; one that this page does not know keeps its own word. */
export function useActionPhrase(): (action: string) => string {
  const t = useTranslations('audit.action');
  return (action) => {
    const known = auditActions.find((name) => name === action);
    return known ? t(known) : action;
  };
}

export function useSubjectKind(): (kind: string) => string {
  const t = useTranslations('audit.subjectKind');
  return (kind) => {
    const known = auditSubjectKinds.find((name) => name === kind);
    return known ? t(known) : kind;
  };
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Eight characters tell our ids apart at a glance, and find the record in the filter. */
export function shortId(id: string): string {
  return uuid.test(id) ? id.slice(0, 8) : id;
}

/** The system's own events carry no person's name, nor do those that need no session. */
export function useActorName(): (event: Pick<AuditEvent, 'actorId' | 'actorName'>) => string {
  const names = new Map([
    ['system', useTranslations('shell')('product')],
    ['nobody', useTranslations('audit.filter')('notSignedIn')],
  ]);
  return ({ actorId, actorName }) => names.get(actorId) ?? actorName;
}
