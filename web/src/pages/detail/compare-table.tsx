import { type ComparedRow, compareRows, type RowVerdict } from '@afc/contract/comparison';
import { countryIn } from '@afc/contract/countries';
import { personalFields } from '@afc/contract/limits';
import { flawLines } from '@afc/contract/photo-flaws';
import type { Picture } from '@afc/contract/picture';
import type { Match, Result } from '@afc/contract/result';
import { documentTypes } from '@afc/contract/vocabulary';
import {
  IconAbc,
  IconAlertTriangle,
  IconArrowsExchange,
  IconEqual,
  IconEqualNot,
  IconMinus,
  type TablerIcon,
} from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { Card } from '../../parts/page/card.tsx';
import { Personal } from '../../parts/people/personal.tsx';
import styles from './compare-table.module.css';

/** Masked in Demo Mode. */
const personal: ReadonlySet<string> = new Set(personalFields);

const icons: Record<RowVerdict, TablerIcon> = {
  equal: IconEqual,
  partly: IconEqual,
  swapped: IconArrowsExchange,
  differs: IconEqualNot,
  silent: IconMinus,
  other: IconMinus,
  words: IconAbc,
};

/** Field by field: the subject's value, the match's, and whether they agree, by icon and word. */
export function CompareTable({ result, match }: { result: Result; match: Match | undefined }) {
  const t = useTranslations('detail.compare');
  const words = useTranslations('words');
  return (
    <Card title={t('title')} flush>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{words('compare.field')}</th>
            <th scope="col">{words('subject')}</th>
            {match && <th scope="col">{words('match')}</th>}
            {match && <th scope="col">{words('compare.verdict')}</th>}
          </tr>
        </thead>
        <tbody>
          <PhotoRow subject={result.pictures} match={match?.pictures} />
          {compareRows(result, match).map((row) => (
            <Row key={row.field} row={row} compared={match !== undefined} />
          ))}
          <tr>
            <th scope="row">{words('field.userId')}</th>
            <td className={styles.id}>{result.userId}</td>
            {match && <td className={styles.id}>{match.userGuid}</td>}
            {match && <td />}
          </tr>
        </tbody>
      </table>
    </Card>
  );
}

function Row({ row, compared }: { row: ComparedRow; compared: boolean }) {
  const words = useTranslations('words');
  const Icon = icons[row.verdict];
  return (
    <tr data-verdict={compared ? row.verdict : undefined} data-testid={`field-${row.field}`}>
      <th scope="row">{words(`field.${row.field}`)}</th>
      <td>
        <Value field={row.field} value={row.subject} />
        {row.warn && <Warning field={row.field} />}
      </td>
      {compared && (
        <td>
          <Value field={row.field} value={row.match} />
        </td>
      )}
      {compared && (
        <td>
          <span className={styles.verdict}>
            <Icon size={14} stroke={2} aria-hidden />
            {words(`compare.${row.verdict}`)}
          </span>
        </td>
      )}
    </tr>
  );
}

/** Only where a photo of either is hard to compare. */
function PhotoRow({ subject, match }: { subject: readonly Picture[]; match: readonly Picture[] | undefined }) {
  const words = useTranslations('words');
  const linesOf = (pictures: readonly Picture[]) => flawLines(pictures, (flaw) => words(`photoFlaw.${flaw}`));
  const [flaws, flawsOfMatch] = [linesOf(subject), linesOf(match ?? [])];
  if (flaws.length === 0 && flawsOfMatch.length === 0) return null;
  return (
    <tr data-testid="field-photo">
      <th scope="row">{words('field.photo')}</th>
      <td>
        <Warnings lines={flaws} />
      </td>
      {match && (
        <td>
          <Warnings lines={flawsOfMatch} />
        </td>
      )}
      {match && <td />}
    </tr>
  );
}

function Value({ field, value }: { field: ComparedRow['field']; value: string }) {
  const words = useTranslations('words');
  const locale = useLocale();
  const known = documentTypes.find((name) => name === value);
  if (value === '') return <span className={styles.empty}>{words('notGiven')}</span>;
  if (personal.has(field)) return <Personal value={value} />;
  if (field === 'countryNationalityName' || field === 'countryResidenceName') return countryIn(value, locale);
  if (field === 'gender' && (value === 'male' || value === 'female')) return words(`gender.${value}`);
  return field === 'docType' && known ? words(`documentType.${known}`) : value;
}

const warned = ['countryNationalityName', 'countryResidenceName', 'docExpireAt', 'dateBirth', 'email'] as const;

function Warning({ field }: { field: ComparedRow['field'] }) {
  const t = useTranslations('words.warning');
  const known = warned.find((name) => name === field);
  return <Warnings lines={known ? [t(known)] : []} />;
}

function Warnings({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.warning}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden />
      {line}
    </span>
  ));
}
