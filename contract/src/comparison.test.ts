import { describe, expect, it } from 'vitest';
import { agreementOf, compareRows } from './comparison.ts';
import { aMatch, aResult, noEvidence, providerEvidence } from './testing/results.ts';

const row = (rows: ReturnType<typeof compareRows>, field: string) => rows.find((each) => each.field === field);

describe('field by field', () => {
  it('an equal flag is equal, two values that are not are different, a missing one says nothing', () => {
    const rows = compareRows(
      aResult({ docId: 'A1' }),
      aMatch({ firstnameMatch: true, lastname: 'King', dateBirth: '', docId: 'B2' }),
    );
    expect(row(rows, 'firstname')?.verdict).toBe('equal');
    expect(row(rows, 'lastname')?.verdict).toBe('differs');
    expect(row(rows, 'dateBirth')?.verdict).toBe('silent');
    expect(row(rows, 'docId')?.verdict).toBe('differs');
  });

  it('each field that the match says is equal is equal, and stands there as it is', () => {
    const same = {
      email: 'a.long.address@example.org',
      docId: 'A-1234567890',
      registryDate: '2026-11-15T10:00:00.000Z',
    };
    const rows = compareRows(
      aResult(same),
      aMatch({
        ...same,
        firstnameMatch: true,
        lastnameMatch: true,
        emailMatch: true,
        registryDateMatch: true,
        dateBirthMatch: true,
        docIdMatch: true,
      }),
    );
    const equal = rows.filter(({ verdict }) => verdict === 'equal').map(({ field }) => field);
    expect(equal).toEqual(['firstname', 'lastname', 'email', 'registryDate', 'dateBirth', 'docId']);
    for (const field of ['email', 'docId'] as const)
      expect(row(rows, field)).toMatchObject({ subject: same[field], match: same[field] });
  });

  it('what evidence says of a document, a nationality and a gender is said as strongly', () => {
    const agrees = { verdict: 'agrees' as const };
    const fields = [
      { ...agrees, field: 'docId' as const, subject: 'A 1', entry: 'A1' },
      { ...agrees, field: 'nationality' as const, subject: 'ES', entry: 'ES' },
      { ...agrees, field: 'gender' as const, subject: 'female', entry: 'female' },
    ];
    const rows = compareRows(aResult(), aMatch({ evidence: { ...noEvidence, fields } }));
    for (const field of ['docId', 'countryNationalityName', 'gender']) expect(row(rows, field)?.verdict).toBe('equal');
    const silent = [{ field: 'gender' as const, verdict: 'silent' as const, subject: '', entry: 'male' }];
    const other = compareRows(aResult(), aMatch({ evidence: { ...noEvidence, fields: silent } }));
    expect(row(other, 'gender')).toMatchObject({ match: 'male', verdict: 'silent', warn: false });
  });

  it('another day of registration contradicts nothing and shows as a date', () => {
    const rows = compareRows(aResult(), aMatch({ registryDate: '2025-01-02T00:00:00.000Z' }));
    expect(row(rows, 'registryDate')).toMatchObject({ subject: '2026-11-15', match: '2025-01-02', verdict: 'other' });
  });

  it("a list entry's evidence counts: its birth years, its nationality, its name by words", () => {
    const rows = compareRows(
      aResult({ countryNationalityName: 'Spain' }),
      aMatch({
        source: 'provider',
        dateBirth: '',
        evidence: {
          ...noEvidence,
          provider: providerEvidence,
          fields: [
            { field: 'dateBirth', verdict: 'agrees', subject: '1980-01-01', entry: '1980' },
            { field: 'nationality', verdict: 'contradicts', subject: 'ES', entry: 'FR' },
            { field: 'gender', verdict: 'contradicts', subject: 'female', entry: 'male' },
          ],
        },
      }),
    );
    expect(row(rows, 'dateBirth')).toMatchObject({ match: '1980', verdict: 'partly' });
    expect(row(rows, 'countryNationalityName')?.verdict).toBe('differs');
    expect(row(rows, 'lastname')?.verdict).toBe('words');
    expect(row(rows, 'gender')).toMatchObject({ subject: 'female', match: 'male', verdict: 'differs' });
  });

  it('a full birth date that is one of several dates of an entry is equal', () => {
    const dates = {
      field: 'dateBirth' as const,
      verdict: 'agrees' as const,
      subject: '1970-03-04',
      entry: '1970-03-04, 1971-05-06',
    };
    const evidence = { ...noEvidence, provider: providerEvidence, fields: [dates] };
    const match = aMatch({ dateBirth: '1970-03-04', dateBirthMatch: true, evidence });
    expect(row(compareRows(aResult({ dateBirth: '1970-03-04' }), match), 'dateBirth')?.verdict).toBe('equal');
    expect(agreementOf('dateBirth', match)).toBe('equal');
    expect(agreementOf('dateBirth', aMatch({ evidence }))).toBe('partly');
  });

  it('a birth date whose day and month are swapped is called so', () => {
    const dates = {
      field: 'dateBirth' as const,
      verdict: 'agrees' as const,
      subject: '1970-04-03',
      entry: '1970-03-04',
    };
    const evidence = { ...noEvidence, provider: providerEvidence, fields: [{ ...dates, detail: 'swapped' as const }] };
    const rows = compareRows(aResult({ dateBirth: '1970-04-03' }), aMatch({ dateBirth: '1970-03-04', evidence }));
    expect(row(rows, 'dateBirth')).toMatchObject({ match: '1970-03-04', verdict: 'swapped' });
  });

  it('of several dates none of which is equal all are shown: the first may be another than the one that agrees', () => {
    const dates = {
      field: 'dateBirth' as const,
      verdict: 'agrees' as const,
      subject: '1971-05-05',
      entry: '1970-03-04, 1971',
    };
    const evidence = { ...noEvidence, provider: providerEvidence, fields: [dates] };
    const rows = compareRows(aResult({ dateBirth: '1971-05-05' }), aMatch({ dateBirth: '1970-03-04', evidence }));
    expect(row(rows, 'dateBirth')).toMatchObject({ match: '1970-03-04, 1971', verdict: 'partly' });
  });

  it('has no row for a gender that neither side gives', () => {
    const fields = [{ field: 'gender' as const, verdict: 'silent' as const, subject: '', entry: '' }];
    const rows = compareRows(aResult(), aMatch({ evidence: { ...noEvidence, fields } }));
    expect(row(rows, 'gender')).toBeUndefined();
  });

  it("marks the record's own warnings", () => {
    const warned = compareRows(
      aResult({ docExpireAtWarn: true, countryNationalityNameWarn: true, emailMatch: true }),
      undefined,
    ).filter(({ warn }) => warn);
    expect(warned.map(({ field }) => field)).toEqual(['email', 'docExpireAt', 'countryNationalityName']);
  });
});
