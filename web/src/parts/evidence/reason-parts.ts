import { type Agreement, agreementOf } from '@afc/contract/comparison';
import { type Evidence, type FieldEvidence, isNearlyExact, type Match } from '@afc/contract/result';
import { type Strangers, strangersLike } from '@afc/contract/stranger-odds';
import type { EvidenceField, MatchReason } from '@afc/contract/vocabulary';

export interface FacePart {
  readonly kind: 'face';
  readonly score: number;
  readonly blacklist: number;
  readonly consider: number;
  readonly faces: number;
  readonly strangers: Strangers | null;
}

/** What a reason line names. */
export type ReasonField = EvidenceField | 'name' | 'nameAndDateBirth';

/** A piece of a reason line, still without words. */
export type ReasonPart =
  | FacePart
  | { readonly kind: 'providerName' | 'liveness'; readonly score: number; readonly threshold: number }
  | { readonly kind: 'nearlyExact'; readonly name: number; readonly score: number }
  | { readonly kind: 'providerDocument' | 'delisted' }
  | { readonly kind: Agreement | 'differs'; readonly field: ReasonField };

/** What a match says of why it was found. */
export type Found = Pick<Match, 'evidence' | 'dateBirthMatch'>;

/** What made the match, strongest first, then every field that agrees, then what speaks against it. */
export function reasonParts(match: Found): ReasonPart[] {
  const { reasons, fields } = match.evidence;
  const said = reasons.flatMap((reason) => saidBy[reason] ?? []);
  const unsaid = fields.filter(({ field }) => !said.includes(field));
  return [...findings(match.evidence), ...fieldParts(match, unsaid)];
}

/** Fields of which a reason says already that they are equal. */
const saidBy: Partial<Record<MatchReason, readonly EvidenceField[]>> = {
  providerDocument: ['docId'],
  docId: ['docId'],
  nameAndDateBirth: ['firstname', 'lastname', 'dateBirth'],
  email: ['email'],
};

function findings({ face, provider, reasons, score, threshold }: Evidence): ReasonPart[] {
  const parts: ReasonPart[] = [];
  // These decide about a list entry whatever its name scores.
  for (const kind of ['delisted', 'providerDocument'] as const) if (reasons.includes(kind)) parts.push({ kind });
  if (face)
    parts.push({
      kind: 'face',
      score: face.cosine,
      blacklist: face.blacklistThreshold,
      consider: face.considerThreshold,
      faces: face.gallerySize,
      strangers: strangersLike(face),
    });
  if (provider && isNearlyExact({ score, threshold, reasons }))
    parts.push({ kind: 'nearlyExact', name: provider.nameScore, score });
  else if (provider) parts.push({ kind: 'providerName', score, threshold });
  for (const field of ['docId', 'nameAndDateBirth', 'email'] as const)
    if (reasons.includes(field)) parts.push({ kind: 'equal', field });
  if (reasons.includes('liveness')) parts.push({ kind: 'liveness', score, threshold });
  return parts;
}

/** Two equal names are one "name equal"; a field nobody gave says nothing. */
function fieldParts(match: Found, fields: readonly FieldEvidence[]): ReasonPart[] {
  const of = (verdict: FieldEvidence['verdict']) =>
    fields.filter((field) => field.verdict === verdict).map(({ field }) => field);
  const name = (found: EvidenceField[]): (EvidenceField | 'name')[] =>
    found.includes('firstname') && found.includes('lastname')
      ? ['name', ...found.filter((field) => field !== 'firstname' && field !== 'lastname')]
      : found;
  return [
    ...name(of('agrees')).map((field): ReasonPart => ({ kind: agreementOf(field, match), field })),
    ...name(of('contradicts')).map((field): ReasonPart => ({ kind: 'differs', field })),
  ];
}
