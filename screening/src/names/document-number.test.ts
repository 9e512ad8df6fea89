import { describe, expect, it } from 'vitest';
import { documentKey, documentKeys } from './document-number.ts';

const finds = (number: string, written: string): boolean => documentKeys(written).includes(documentKey(number));

describe('a document number as lists write it', () => {
  it.each([
    ['OA123456', 'Afghan passport number OA123456'],
    ['A0123456', 'German travel document (“Reiseausweis”) A 0123456'],
    ['D0000123', 'CAR diplomatic passport no. D0000123'],
    ['D012345', 'Diplomatic Passport D012345'],
    ['Z12345678', 'Diplomatic Passport: Z12345678'],
    ['12345678', 'Provisional passport No.: 12345678'],
    ['911-10-00', 'armed forces (FACA) Military identification\nnumber 911-10-00'],
    ['8200123456', 'Russian passport number 8200 No. 123456'],
    ['4444-0000-5', 'CNIC: 4444-0000-5'],
    ['HESX430525HBCRMR00', '# HESX430525HBCRMR00'],
  ])('%s is found behind the words in "%s"', (number, written) => expect(finds(number, written)).toBe(true));

  it.each([
    ['381110000', '381110000 (Expired 25 Jan. 2016)'],
    ['403062000', '403062000 (US)'],
    ['R00012345', 'R00012345, South Sudan'],
    ['D000000123', 'D000000123, Diplomatic'],
    ['A123456', 'A123456 (Egypt) issued 2001 expires 12 Jan 2010'],
    ['0310000', 'No.: 0310000, Eritrea, Issue Date 21 August 2006, Expire Date 20 August 2008)'],
    ['123456', '123456 (Yemen) (individual) [YEMEN]'],
  ])('%s is found before the note in "%s"', (number, written) => expect(finds(number, written)).toBe(true));

  it.each([
    ['AF465508', 'Passport AF465508 Colombia'],
    ['A7800002', 'A7800002 Border Crossing'],
    ['AB123456', 'AB123456, AB654321'],
    ['AB654321', 'AB123456, AB654321'],
  ])('%s is found among what else stands in "%s"', (number, written) => expect(finds(number, written)).toBe(true));

  it('keeps a check digit or a township in brackets', () => {
    expect(finds('D123456(9)', 'D123456(9) (Hong Kong)')).toBe(true);
    expect(finds('D123456', 'D123456(9) (Hong Kong)')).toBe(false);
    expect(finds('7/ABC(N)007000', '7/ABC(N)007000 (Burma)')).toBe(true);
  });

  it('reads each of two numbers', () => {
    const written = 'OR800000 and Kuwaiti National ID No. 281020500000';
    expect(finds('OR800000', written)).toBe(true);
    expect(finds('281020500000', written)).toBe(true);
  });

  it('leaves a number alone that has nothing beside it', () => {
    for (const number of ['OA 454000', '4500 123456', 'AB-123/4567', 'NO 123456', 'V-1234567']) {
      expect(documentKeys(number)).toEqual([documentKey(number)]);
    }
  });

  it('takes neither a date nor a few digits for a number', () => {
    expect(finds('12 Mar 1998', 'Established 12 Mar 1998')).toBe(false);
    expect(documentKeys('1234')).toEqual([]);
    expect(documentKeys('passport number 44')).toEqual(['PASSPORTNUMBER44']);
  });

  it('takes no word for a number', () => {
    expect(finds('unknown', 'Unknown')).toBe(false);
    expect(finds('not available', 'not available')).toBe(false);
  });
});

describe('a document number as people write it', () => {
  it.each([
    ['АВ451209', 'AB451209', 'letters of another alphabet that look the same'],
    ['ae 451209', 'ΑΕ451209', 'the same, on the list'],
    ['A٤٥١٢٠٩', 'A451209', 'Arabic digits'],
    ['۳۵۲۰۲-۱۱۸۷۶۵۴-۳', '35202-1187654-3', 'Persian digits'],
    ['३५२०२११', '3520211', 'Indian digits'],
  ])('%s is found as %s: %s', (number, written) => expect(finds(number, written)).toBe(true));

  it('keeps letters apart that do not look the same', () => expect(finds('ИК451209', 'IK451209')).toBe(false));
});
