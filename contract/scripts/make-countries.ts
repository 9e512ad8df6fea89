// Makes ../src/countries-data.ts from maintained packages: `npx tsx contract/scripts/make-countries.ts`.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countries as details } from 'countries-list';

const require = createRequire(import.meta.url);
const iso: typeof import('i18n-iso-countries') = require('i18n-iso-countries');
iso.registerLocale(require('i18n-iso-countries/langs/en.json'));
iso.registerLocale(require('i18n-iso-countries/langs/es.json'));
const operators: { countryCode: string | null; mcc: string }[] = require('mcc-mnc-list').all();

const madeOn = '2026-11-15T00:00:00.000Z';

/** Where the package's first name is a long form, the name people look for. */
const shortNames: Record<string, string> = {
  CN: 'China',
  CI: "Côte d'Ivoire",
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'United States Virgin Islands',
};
const shortNamesEs: Record<string, string> = {
  CD: 'República Democrática del Congo',
  KP: 'Corea del Norte',
  KR: 'Corea del Sur',
  LA: 'Laos',
  SY: 'Siria',
  VA: 'Ciudad del Vaticano',
};

const frequent = new Set(['ES', 'GB']);
const noResidence = new Set(['IR', 'KP', 'MQ', 'CW', 'EH', 'SS', 'TZ', 'VE']);
const europeanUnion = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const eea = new Set([...europeanUnion.split(' '), 'IS', 'LI', 'NO']);
/** FATF high-risk and increased-monitoring jurisdictions as published on 2025-10-24. */
const fatf = new Set('IR KP MM DZ AO BO BG CM CI CD HT KE LA LB MC NA NP SS SY VE VN VG YE'.split(' '));

/** How many operators each country has under each code. Territories that share one stand together: AU/CC/CX. */
const operatorsByCode = new Map<string, Map<string, number>>();
for (const { countryCode, mcc } of operators) {
  const countries = operatorsByCode.get(mcc) ?? new Map<string, number>();
  operatorsByCode.set(mcc, countries);
  for (const country of countryCode?.split('/') ?? []) countries.set(country, (countries.get(country) ?? 0) + 1);
}

/** Some operators use a neighbour's code: the code that is nobody's more than this country's goes first. */
function mobileCountryCode(alpha2: string): string {
  const used = [...operatorsByCode].filter(([, countries]) => countries.has(alpha2));
  const own = used.find(([, countries]) => countries.get(alpha2) === Math.max(...countries.values()));
  return (own ?? used[0])?.[0] ?? '';
}

const english = (code: string) => shortNames[code] ?? iso.getName(code, 'en') ?? code;

const rows = Object.keys(iso.getAlpha2Codes())
  .sort((a, b) => english(a).localeCompare(english(b), 'en'))
  .map((code, position) => {
    const detail = Object.entries(details).find(([key]) => key === code)?.[1];
    return {
      ID_COUNTRY: position + 1,
      ALFA_2: code,
      ALFA_3: iso.alpha2ToAlpha3(code) ?? '',
      CURRENCY_CODE: detail?.currency[0] ?? '',
      CURRENCY_NAME: '',
      DATE_CREATION: madeOn,
      DATE_MODIFICATION: madeOn,
      ICON_NAME: code.toLowerCase(),
      ICON_URL: `/flags/${code.toLowerCase()}.svg`,
      IS_NATIONALITY: true,
      IS_RESIDENCE: !noResidence.has(code),
      IS_FREQUENT: frequent.has(code),
      IS_EEA: eea.has(code),
      NAME_EN: english(code),
      NAME_ES: shortNamesEs[code] ?? iso.getName(code, 'es') ?? code,
      PHONE_CODE: detail?.phone[0] ? `+${detail.phone[0]}` : '',
      MCC: mobileCountryCode(code),
      CAN_BE_FRAUD: fatf.has(code),
    };
  });

const text = `// Made by ../scripts/make-countries.ts; do not edit.
import type { Country } from './country.ts';

export const countryRows: readonly Country[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];
`;
writeFileSync(new URL('../src/countries-data.ts', import.meta.url), text);
