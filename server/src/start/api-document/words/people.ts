import { PersonSubmission } from '@afc/contract/person';
import { type FieldWords, sent } from '../describe.ts';
import { ref } from '../json-schema.ts';

/** Of a person under check, as it is answered: a text that was not given is empty, never null. */
export const personRead = {
  firstname: 'Empty where it was not given, as all data of the person.',
  lastname: 'Last name.',
  email: 'Email.',
  dateBirth: 'YYYY-MM-DD; empty where an entry of a list knows only the year or month, which `evidence` has.',
  docType: 'A document type, as it was sent.',
  docId: 'Document id.',
  docExpireAt: 'YYYY-MM-DD.',
  countryNationalityName: 'English name of the country.',
  countryResidenceName: 'English name of the country.',
};

/** A country that AFC knows, or nothing. */
const country = (text: string): FieldWords => ({
  text,
  keywords: { anyOf: [{ type: 'string', const: '' }, ref('CountryName')] },
});
const example = (text: string, value: string): FieldWords => ({ text, keywords: { examples: [value] } });
const day = 'YYYY-MM-DD.';

export const people = [
  sent('PersonSubmission', PersonSubmission)(
    'A person and photos of that person. Nothing but a photo is required: what is left out or empty cannot be compared, and the result says so in `checksNotRun`. What is given must make sense, or the answer is 400 and names every wrong field.',
    {
      firstname: example('First name, in any script.', 'Ada'),
      lastname: example('Last name.', 'Example'),
      email: example('Email.', 'ada@example.org'),
      dateBirth: example(day, '1970-01-31'),
      countryResidenceName: country('Country of residence, by its English name.'),
      countryNationalityName: country('Nationality, by the English name of the country.'),
      docExpireAt: example(day, '2031-01-31'),
      docId: example('Number of the document.', 'X1234567'),
      docType: 'Type of the document.',
    },
  ),
];
