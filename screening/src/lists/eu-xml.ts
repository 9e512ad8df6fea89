import { addBirthDate } from './birth-date.ts';
import { emptyEntity, type ListEntity } from './entity.ts';
import { addEuAddress, addEuDocument, addEuName, euBirthDate, euCountry, isLowQuality } from './eu-fields.ts';
import type { Importer } from './importer.ts';
import { noteListDate } from './list-date.ts';
import { addUnique, withMainName } from './list-names.ts';
import { admit, finish, skip, type Unread, unreadIn } from './report.ts';
import { childrenNamed, type XmlElement, xmlElements } from './xml-elements.ts';

/** EU financial sanctions, XML 1.1: the only EU file that says which aliases are strong. */
export const importEuXml: Importer = async function* (files, report) {
  for await (const element of xmlElements(files.main, { root: 'export', entries: ['sanctionEntity'] }, report)) {
    if (element.name === 'export') {
      noteListDate(report, element.attributes.generationDate?.slice(0, 10));
      continue;
    }
    const entity = readEntry(element, unreadIn(report, element.line));
    if (!entity) skip(report, element.line, 'rowNoIdOrName', { id: 'euReferenceNumber' });
    else if (admit(report, element.line, entity, element.attributes.logicalId || undefined)) yield entity;
  }
  finish(report, 'EU Financial Sanctions XML');
};

function readEntry(element: XmlElement, unread: Unread): ListEntity | undefined {
  const { euReferenceNumber, logicalId } = element.attributes;
  const subject = childrenNamed(element, 'subjectType')[0]?.attributes;
  const code = (subject?.code ?? subject?.classificationCode ?? '').toLowerCase();
  const person = code === 'person' || code === 'p';
  const entity = emptyEntity(euReferenceNumber || logicalId || '', person ? 'person' : 'organisation');
  for (const alias of childrenNamed(element, 'nameAlias')) {
    const isWeak = alias.attributes.strong === 'false' || isLowQuality(remarksOf(alias));
    addEuName(entity, alias.attributes, isWeak ? 'weak' : 'strong');
  }
  if (entity.reference === '' || entity.names.length === 0) return undefined;
  for (const { attributes } of childrenNamed(element, 'birthdate'))
    addBirthDate(entity.birthDates, euBirthDate(attributes, unread));
  for (const { attributes } of childrenNamed(element, 'citizenship'))
    addUnique(entity.nationalities, euCountry(attributes));
  for (const { attributes } of childrenNamed(element, 'identification')) addEuDocument(entity, attributes);
  for (const { attributes } of childrenNamed(element, 'address')) addEuAddress(entity, attributes);
  for (const { attributes } of childrenNamed(element, 'regulation')) addUnique(entity.programmes, attributes.programme);
  const remarks = remarksOf(element);
  if (remarks) entity.remarks = remarks;
  return withMainName(entity);
}

function remarksOf(element: XmlElement): string {
  const remarks = childrenNamed(element, 'remark').map((remark) => remark.text.trim());
  return remarks.filter(Boolean).join('; ');
}
