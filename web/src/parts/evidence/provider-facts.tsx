import { type Evidence, type ProviderEvidence, shownReference } from '@afc/contract/result';
import { decimals, scoreDigits } from '@afc/contract/score-digits';
import type { AlignmentKind } from '@afc/contract/vocabulary';
import {
  IconAbc,
  IconEqual,
  IconEqualNot,
  IconLanguage,
  IconLetterA,
  IconMinus,
  IconSpy,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Personal } from '../people/personal.tsx';
import styles from './evidence.module.css';

const icons: Record<AlignmentKind, TablerIcon> = {
  equal: IconEqual,
  spelling: IconAbc,
  transliteration: IconLanguage,
  nickname: IconSpy,
  initial: IconLetterA,
  omitted: IconMinus,
  contradicted: IconEqualNot,
};

/** The list, its version, date and reference, and which word of the name met which. */
export function ProviderFacts({ evidence }: { evidence: Evidence }) {
  const t = useTranslations('words.provider');
  const notGiven = useTranslations('words')('notGiven');
  const { number } = useFormatter();
  const { provider } = evidence;
  if (!provider) return null;
  const score = (value: number) => number(value, decimals(scoreDigits(evidence)));
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('list')}>{provider.list}</Fact>
        <Fact name={t('version')}>{provider.version ?? notGiven}</Fact>
        <Fact name={t('listDate')}>{provider.listDate ?? notGiven}</Fact>
        <Fact name={t('reference')}>{shownReference(provider)}</Fact>
        <Fact name={t('engine')}>{provider.engine}</Fact>
        <Fact name={t('matchedName')}>
          <Personal value={provider.matchedName} />{' '}
          <span className={styles.quiet}>({t(`strength.${provider.nameStrength}`)})</span>
        </Fact>
        <Fact name={t('nameScore')}>
          {score(provider.nameScore)}
          {score(provider.nameScore) !== score(evidence.score) && (
            <span className={styles.quiet}>
              {' '}
              ({score(evidence.score)} {t('withEvidence')})
            </span>
          )}
        </Fact>
        {provider.programmes.length > 0 && <Fact name={t('programmes')}>{provider.programmes.join(', ')}</Fact>}
        {provider.remarks && (
          <Fact name={t('remarks')} long>
            <Personal value={provider.remarks} />
          </Fact>
        )}
      </dl>
      {provider.alignment.length > 0 && <Alignment alignment={provider.alignment} />}
    </>
  );
}

function Fact({ name, long, children }: { name: string; long?: boolean; children: ReactNode }) {
  return (
    <div className={long ? styles.long : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Alignment({ alignment }: { alignment: ProviderEvidence['alignment'] }) {
  const t = useTranslations('results.alignment');
  const words = useTranslations('words');
  return (
    <table className={styles.alignment}>
      <caption>{words('provider.alignment')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('subject')}</th>
          <th scope="col">{t('how')}</th>
          <th scope="col">{t('entryWord')}</th>
        </tr>
      </thead>
      <tbody>
        {alignment.map(({ subject, entry, how }, place) => {
          const Icon = icons[how];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may have one word twice, so only its place tells a row.
            <tr key={place}>
              <td>
                {subject === '' ? <span className={styles.quiet}>{t('nothing')}</span> : <Personal value={subject} />}
              </td>
              <td>
                <span className={styles.how} data-how={how}>
                  <Icon size={14} stroke={2} aria-hidden />
                  {words(`alignment.${how}`)}
                </span>
              </td>
              <td>
                {entry === '' ? <span className={styles.quiet}>{t('nothing')}</span> : <Personal value={entry} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
