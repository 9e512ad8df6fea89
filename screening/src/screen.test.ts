import type { PersonSubmission } from '@afc/contract/person';
import { kycReasons } from '@afc/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import type { KnownRecord } from './record.ts';
import { type ProviderFinding, type ScreeningInput, screen } from './screen.ts';
import type { GoldenCase, GoldenRecord } from './testing/golden/golden-case.ts';
import { goldenCases } from './testing/golden/golden-cases.ts';

const ana: PersonSubmission = {
  firstname: 'Ana María',
  lastname: 'Muñoz',
  email: 'ana@example.org',
  dateBirth: '1980-05-17',
  countryResidenceName: 'Spain',
  countryNationalityName: 'Spain',
  docExpireAt: '2030-01-01',
  docId: 'X1234567L',
  docType: 'PASSPORT',
};

const stranger = (record: GoldenRecord): KnownRecord => ({
  firstname: 'Otto',
  lastname: 'Lind',
  email: `${record.id}@example.com`,
  dateBirth: '1955-02-03',
  countryResidenceName: 'Sweden',
  countryNationalityName: 'Sweden',
  docExpireAt: '2031-01-01',
  docId: `Q-${record.id}`,
  docType: 'DRIVER_LICENSE_UK',
  registryDate: '2026-01-01',
  userId: record.id,
  version: 1,
  resultStatus: 'clear',
  ...record,
});

function inputOf(golden: GoldenCase): ScreeningInput {
  const entry: PersonSubmission = { ...ana, email: '', docId: '', docType: '', docExpireAt: '' };
  const provider = golden.provider === undefined ? [] : golden.provider;
  return {
    subject: { ...ana, ...golden.person, id: 'subject', registryDate: '2026-06-15' },
    today: '2026-06-15',
    kycRejects: golden.kycRejects ?? kycReasons,
    records: (golden.records ?? []).map(stranger),
    face: {
      hits: Object.entries(golden.faces ?? {}).map(([recordId, cosine]) => ({ recordId, cosine, strangerOdds: 1e5 })),
      considerThreshold: 0.4,
      blacklistThreshold: 0.55,
      gallerySize: 100,
      model: 'sface-2021dec',
    },
    provider:
      provider?.map(
        ({ reference, reason, nameStrength = 'strong', score = 0.95 }): ProviderFinding => ({
          reason,
          score,
          threshold: 0.8,
          provider: {
            engine: 'AFC',
            list: 'test',
            version: 1,
            listDate: null,
            reference,
            matchedName: 'Ana Maria Munoz',
            nameStrength,
            nameScore: score,
            programmes: [],
            alignment: [],
          },
          fields: [],
          entry,
        }),
      ) ?? null,
    ...(golden.liveness === undefined
      ? {}
      : { liveness: { model: 'liveness-test', score: golden.liveness, threshold: 0.5 } }),
    failedEngines: golden.failedEngines ?? [],
  };
}

describe('screen', () => {
  it.each(goldenCases)('$name', (golden) => {
    const screening = screen(inputOf(golden));
    const found = {
      ...screening,
      matches: screening.matches.map(({ userGuid, verdict, evidence }) => [userGuid, verdict, evidence.reasons]),
      checksNotRun: screening.checksNotRun.map(({ check }) => check),
    };
    expect(found).toMatchObject(golden.expect);
  });

  it('has a case of its own name for everything', () => {
    expect(new Set(goldenCases.map(({ name }) => name)).size).toBe(goldenCases.length);
  });

  it('confirms exactly the list entries that blacklist', () => {
    for (const golden of goldenCases)
      for (const match of screen(inputOf(golden)).matches)
        expect(match.confirmedMatch).toBe(match.source === 'provider' && match.verdict === 'blacklist');
  });

  it('judges what outside engines found as it judges the lists, loaded or not', () => {
    const found: GoldenCase = {
      name: '',
      provider: [{ reference: 'confirmed', reason: 'providerDocument' }],
      expect: { resultStatus: 'blacklist', source: 'provider' },
    };
    const { provider: outside, ...input } = inputOf(found);
    for (const provider of [[], null]) {
      const screening = screen({ ...input, provider, outside: outside ?? [] });
      expect(screening).toMatchObject({ resultStatus: 'blacklist', source: 'provider' });
      expect(screening.matches).toMatchObject([{ userGuid: 'confirmed', confirmedMatch: true }]);
      expect(screening.checksNotRun).toHaveLength(provider === null ? 1 : 0);
    }
  });

  it('says what of another record agrees, contradicts or is not known', () => {
    const golden: GoldenCase = {
      name: '',
      records: [{ id: 'b', firstname: 'ana maria', email: 'ANA@example.org', docId: '', registryDate: '2026-06-15' }],
      expect: { resultStatus: 'consider', source: 'data' },
    };
    const [match] = screen(inputOf(golden)).matches;
    expect(match).toMatchObject({
      firstnameMatch: true,
      lastnameMatch: false,
      emailMatch: true,
      registryDateMatch: true,
      dateBirthMatch: false,
      docIdMatch: false,
    });
    const verdicts = Object.fromEntries(match?.evidence.fields.map(({ field, verdict }) => [field, verdict]) ?? []);
    expect(verdicts).toMatchObject({ firstname: 'agrees', lastname: 'contradicts', docId: 'silent' });
  });

  it('a list entry whose document agrees has that document, however the list writes it', () => {
    const found: GoldenCase = {
      name: '',
      provider: [{ reference: 'confirmed', reason: 'providerDocument' }],
      expect: { resultStatus: 'blacklist', source: 'provider' },
    };
    const input = inputOf(found);
    const written = 'Utopian passport number X1234567L';
    const agreed = { field: 'docId', verdict: 'agrees', subject: 'X1234567L', entry: written } as const;
    const provider = (input.provider ?? []).map((finding) => ({
      ...finding,
      fields: [agreed],
      entry: { ...finding.entry, docId: written },
    }));
    expect(screen({ ...input, provider }).matches).toMatchObject([{ docIdMatch: true }]);
  });

  it('warns of what it does not reject', () => {
    const golden: GoldenCase = {
      name: '',
      person: { countryNationalityName: 'Iran', countryResidenceName: 'Iran', docExpireAt: '2020-01-01' },
      kycRejects: [],
      expect: { resultStatus: 'clear', source: '' },
    };
    expect(screen(inputOf(golden))).toMatchObject({
      resultStatus: 'clear',
      countryNationalityNameWarn: true,
      countryResidenceNameWarn: true,
      docExpireAtWarn: true,
      dateBirthWarn: false,
    });
  });
});
