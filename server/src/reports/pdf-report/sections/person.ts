import { countryIn, fatfPublishedOn } from '@afc/contract/countries';
import { dayOf } from '@afc/contract/day-of';
import { type Block, part, row, stack } from '../blocks/block.ts';
import { photo } from '../blocks/photo.ts';
import { flawsIn, heading, type Report, sentence, wordFor } from '../report.ts';
import { colors, contentWidth, styles } from '../theme.ts';

const photoSide = 158;
const morePhotosSide = 74;

/** Photo, every field that was submitted, and what is wrong with it. */
export function addPerson(report: Report): void {
  const { canvas, flow, texts, pictures } = report;
  const [first = null, ...more] = pictures.subject;
  const width = contentWidth - photoSide - 16;
  const fields = stack(0, ...personFields(report).map((field) => fieldBlock(report, field, width)));
  const wordsOf = (number: number) => ({ alt: texts.photo(number), missing: texts.notAvailable });
  heading(report, 'subject', texts.words.subject, photoSide);
  flow.add(
    row(16, { block: photo(canvas, first, photoSide, wordsOf(1)), width: photoSide }, { block: fields, width }),
    { tag: 'Sect' },
  );
  if (more.length === 0) return;
  flow.gap(8);
  const gap = 8;
  const perRow = Math.floor((contentWidth + gap) / (morePhotosSide + gap));
  for (let index = 0; index < more.length; index += perRow) {
    const cells = more.slice(index, index + perRow).map((picture, place) => ({
      block: photo(canvas, picture, morePhotosSide, wordsOf(index + place + 2)),
      width: morePhotosSide,
    }));
    flow.add(row(gap, ...cells), { tag: 'Sect' });
    flow.gap(gap);
  }
}

type PersonField = { label: string; value: string; warning: string };

function personFields(report: Report): PersonField[] {
  const { input, texts, language } = report;
  const { result } = input;
  const flaws = flawsIn(report, result);
  const { warning, documentType, field: labels } = texts.words;
  const field = (name: keyof typeof labels, value: string, warned: string | false = ''): PersonField => ({
    label: labels[name],
    value,
    warning: warned || '',
  });
  return [
    field('firstname', result.firstname),
    field('lastname', result.lastname),
    field('email', result.email, result.emailMatch && warning.email),
    field('dateBirth', result.dateBirth, result.dateBirthWarn && warning.dateBirth),
    field(
      'countryNationalityName',
      countryIn(result.countryNationalityName, language),
      result.countryNationalityNameWarn && `${warning.countryNationalityName}: ${texts.onFatfList(fatfPublishedOn)}`,
    ),
    field(
      'countryResidenceName',
      countryIn(result.countryResidenceName, language),
      result.countryResidenceNameWarn && warning.countryResidenceName,
    ),
    field('docType', wordFor(documentType, result.docType)),
    field('docId', result.docId),
    field('docExpireAt', result.docExpireAt, result.docExpireAtWarn && warning.docExpireAt),
    field('registryDate', dayOf(result.registryDate)),
    ...(flaws ? [field('photo', '', flaws)] : []),
  ];
}

function fieldBlock({ canvas, texts }: Report, { label, value, warning }: PersonField, width: number): Block {
  const labelWidth = 104;
  const valueWidth = width - labelWidth - 8;
  const shown =
    value || warning
      ? canvas.text(value, valueWidth, styles.strong)
      : canvas.text(texts.words.notGiven, valueWidth, { ...styles.body, color: colors.muted });
  const warned = stack(0, shown, canvas.text(warning, valueWidth, styles.warning));
  const cells = row(
    8,
    { block: canvas.text(label, labelWidth, { ...styles.label, size: 8.5 }), width: labelWidth },
    { block: warned, width: valueWidth },
  );
  const line = stack(1.6, cells, canvas.rule(width, colors.line, 0.5));
  return part('P', { height: line.height + 1.6, draw: (x, y) => line.draw(x, y + 1.6) });
}

/** Rules of the identity data, and what could not be checked at all. */
export function addIdentityRules(report: Report): void {
  const { texts, input } = report;
  heading(report, 'identityRules', texts.identityRules, 14);
  const { kycReasons, checksNotRun } = input.result;
  addBullets(
    report,
    kycReasons.map((reason) => sentence(report, reason)),
    texts.noKycReason,
  );
  heading(report, 'checksNotRun', texts.words.checksNotRun, 14);
  addBullets(
    report,
    checksNotRun.map(({ check, detail }) => {
      const said = sentence(report, check);
      // For the given data the detail is the sentence itself; for an engine it is its name and reason.
      return check === 'engineFailed' && detail ? `${said} (${detail})` : said;
    }),
    texts.fullyScreened,
  );
}

function addBullets({ canvas, flow }: Report, sentences: readonly string[], otherwise: string): void {
  if (sentences.length === 0) flow.add(canvas.text(otherwise, contentWidth, styles.body));
  for (const each of sentences) {
    const text = canvas.text(each, contentWidth - 14, styles.body);
    flow.add({
      height: text.height,
      draw: (x, y) => {
        canvas.doc.circle(x + 3, y + 6.4, 1.7).fill(colors.warning);
        text.draw(x + 14, y);
      },
    });
    flow.gap(1.5);
  }
}
