import { comparedPicture } from '@afc/contract/compared-picture';
import { fullName } from '@afc/contract/full-name';
import { type Collision, isDoubtedPhoto, type Match } from '@afc/contract/result';
import { IconListDetails } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { MatchWords } from '../../parts/evidence/match-words.tsx';
import { ProviderFacts } from '../../parts/evidence/provider-facts.tsx';
import { ScreeningNotices } from '../../parts/evidence/screening-notices.tsx';
import { Personal } from '../../parts/people/personal.tsx';
import { SmallFace } from '../../parts/people/small-face.tsx';
import styles from './collision.module.css';

/** Every match with its evidence, possible ones too, and what could not be asked: a clean user may not be fully screened. */
export function CollisionEvidence({ data }: { data: Collision['data'] }) {
  const t = useTranslations('upload.collision');
  return (
    <>
      <p className={styles.count}>{t('possible', { count: data.matchList.length })}</p>
      {data.matchList.length > 0 && (
        <ul className={styles.matches} aria-label={t('matches')}>
          {data.matchList.map((match) => (
            <MatchEvidence key={match._id} match={match} />
          ))}
        </ul>
      )}
      <ScreeningNotices result={data} />
      {data.engines.length > 0 && (
        <section aria-label={t('engines')}>
          <p className={styles.count}>{t('engines')}</p>
          <ul className={styles.engines}>
            {data.engines.map(({ engine, answered, message }) => (
              <li key={engine}>
                {engine}: {answered ? t('answered') : message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function MatchEvidence({ match }: { match: Match }) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const name = fullName(match) || match.evidence.provider?.matchedName || match.email;
  const nobody = isDoubtedPhoto(match) ? words('doubtedPhoto') : t('noName');
  const picture = comparedPicture(match);
  return (
    <li className={styles.match}>
      {picture ? (
        <SmallFace picture={picture} size={70} className={styles.face} />
      ) : (
        <span className={styles.face}>
          <IconListDetails size={22} stroke={1.4} aria-hidden />
        </span>
      )}
      <MatchWords match={match} name={name ? <Personal value={name} /> : nobody}>
        <ProviderFacts evidence={match.evidence} />
      </MatchWords>
    </li>
  );
}
