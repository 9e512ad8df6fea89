import { expect, it } from 'vitest';
import { countryCode } from './countries.ts';

it.each([
  ['ru', 'RU'],
  ['RUS', 'RU'],
  ['Russian Federation', 'RU'],
  ['Korea, North', 'KP'],
  ["Democratic People's Republic of Korea", 'KP'],
  ['Iran (Islamic Republic of)', 'IR'],
  ['Congo, Democratic Republic of the', 'CD'],
  ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
  ['Türkiye', 'TR'],
  ['State of Palestine', 'PS'],
  ['United Republic of Tanzania', 'TZ'],
  ['Afghan', 'AF'],
  ['Kosovo', 'XK'],
  ['Burma', 'MM'],
])('%s is %s', (text, code) => expect(countryCode(text)).toBe(code));

it.each(['', 'UNKNOWN', '00', 'na', 'undetermined', 'Atlantis', 'constructor', '__proto__'])(
  '"%s" names no country',
  (text) => {
    // "na" is Namibia's code too; a list that means "not available" writes the same two letters.
    expect(countryCode(text)).toBe(text === 'na' ? 'NA' : undefined);
  },
);
