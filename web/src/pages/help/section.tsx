import { maxPictureBytes, sessionPromptSeconds } from '@afc/contract/limits';
import type { Policy } from '@afc/contract/policy';
import { decimals, thresholdDigits } from '@afc/contract/score-digits';
import { Anchor, Kbd, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { currentTexts } from '../../language/language.tsx';
import { PetitionBadge, ResultBadge } from '../../parts/icons/status-badge.tsx';
import { apiDocumentationLink } from '../../parts/page/api-documentation-link.tsx';
import styles from './page.module.css';
import { RulesInForce } from './rules-in-force.tsx';
import { type Block, blocksOf, type SectionId } from './sections.ts';

const bytesPerMegabyte = 1024 * 1024;

export function ManualSection({ id, policy }: { id: SectionId; policy: Policy }) {
  const t = useTranslations('manual');
  const title = t(`sections.${id}.title`);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`} className={styles.title}>
        {title}
        <a href={`#${id}`} className={styles.anchor} aria-label={t('linkTo', { title })}>
          {'#'}
        </a>
      </Title>
      {blocksOf(currentTexts().manual.sections[id]).map((block) => (
        <BlockText key={block.keys[0]} id={id} block={block} policy={policy} />
      ))}
      {id === 'rules' && <RulesInForce policy={policy} />}
    </section>
  );
}

function BlockText({ id, block, policy }: { id: SectionId; block: Block; policy: Policy }) {
  const text = useRichText(policy);
  const items = block.keys.map((key) => <li key={key}>{text(id, key)}</li>);
  if (block.kind === 'steps') return <ol className={styles.list}>{items}</ol>;
  if (block.kind === 'points') return <ul className={styles.list}>{items}</ul>;
  return <p>{text(id, block.keys[0] ?? '')}</p>;
}

/** Sentences with badges, keys, and the figures in force on this server. */
function useRichText(policy: Policy): (id: SectionId, key: string) => ReactNode {
  const t = useTranslations('manual.sections');
  const format = useFormatter();
  const threshold = (value: number) => format.number(value, decimals(thresholdDigits));
  const values = {
    b: (text: ReactNode) => <strong>{text}</strong>,
    mail: (text: ReactNode) => (
      <Anchor href={`mailto:${policy.contactEmail}`} underline="always" inherit>
        {text}
      </Anchor>
    ),
    docs: apiDocumentationLink,
    k: (text: ReactNode) => <Kbd size="xs">{text}</Kbd>,
    clear: () => <ResultBadge status="clear" />,
    consider: () => <ResultBadge status="consider" />,
    blacklist: () => <ResultBadge status="blacklist" />,
    kycRejected: () => <ResultBadge status="kycRejected" />,
    processing: () => <PetitionBadge status="processing" />,
    processed: () => <PetitionBadge status="processed" />,
    failed: () => <PetitionBadge status="failed" />,
    samples: policy.samples,
    maxMegabytes: format.number(maxPictureBytes / bytesPerMegabyte),
    promptSeconds: sessionPromptSeconds,
    faceConsider: threshold(policy.faceConsider),
    faceBlacklist: threshold(policy.faceBlacklist),
    gallerySize: format.number(policy.gallerySize),
    nameConsider: threshold(policy.nameConsider),
    email: policy.contactEmail,
  };
  // The key was read from this very section; TypeScript cannot join the two unions.
  return (id, key) => t.rich(`${id}.${key}` as 'overview.p1', values);
}
