import { screen } from '@afc/screening/screen';
import { describe, expect, it } from 'vitest';
import type { EngineSettings } from '../../platform/config/engine-settings.ts';
import { askEngines } from './ask-engines.ts';
import { person, useEngines, watchmanEntity, yenteAnswer, yenteResult } from './testing/use-engines.ts';

const { engines, settings, onlyYente, onlyWatchman } = useEngines();

async function hitOf(asked: EngineSettings, subject = person) {
  const [answer] = await askEngines(asked, subject);
  expect(answer).toMatchObject({ answered: true, message: '' });
  expect(answer?.hits).toHaveLength(1);
  return answer?.hits[0];
}

describe('outside engines', () => {
  it('are not asked where none is configured', async () => {
    expect(await askEngines({ timeoutMs: 5_000 }, person)).toEqual([]);
  });

  it('answer that there is nothing', async () => {
    expect(await askEngines(settings(), person)).toEqual([
      { engine: 'yente', answered: true, message: '', hits: [] },
      { engine: 'watchman', answered: true, message: '', hits: [] },
    ]);
  });

  it('are asked as yente wants it', async () => {
    const keyed = { url: `${engines.yente.url}/api`, dataset: 'sanctions', apiKey: 'k-1' };
    await askEngines(settings({ yente: keyed, watchman: undefined }), person);
    const [asked] = engines.yente.asked;
    expect(asked?.method).toBe('POST');
    expect(asked?.url.pathname).toBe('/api/match/sanctions');
    expect(asked?.headers.authorization).toBe('ApiKey k-1');
    expect(asked?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      queries: {
        q: {
          schema: 'Person',
          properties: {
            name: ['José Ejemplo'],
            firstName: ['José'],
            lastName: ['Ejemplo'],
            birthDate: ['1970-01-31'],
            nationality: ['es'],
            passportNumber: ['AB 12-34'],
          },
        },
      },
    });
  });

  it('are asked as watchman wants it', async () => {
    await askEngines(onlyWatchman(), person);
    const [asked] = engines.watchman.asked;
    expect(asked?.method).toBe('GET');
    expect(asked?.url.pathname).toBe('/base/v2/search');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      type: 'person',
      name: 'José Ejemplo',
      birthDate: '1970-01-31',
      limit: '10',
      minMatch: '0.8',
    });
  });

  it("turn yente's results into findings with engine, lists, reference, score and what agreed", async () => {
    engines.yente.answerJson(yenteAnswer(yenteResult, { ...yenteResult, id: 'Q2', match: false, score: 0.95 }));
    const hit = await hitOf(onlyYente());
    expect(hit).toMatchObject({
      reason: 'providerName',
      score: 0.91,
      threshold: 0.7,
      provider: {
        engine: 'yente',
        list: 'us_ofac_sdn, eu_fsf',
        reference: 'Q1',
        matchedName: 'Jose EJEMPLO',
        nameStrength: 'strong',
        nameScore: 0.91,
        programmes: ['sanction'],
      },
    });
    // As our own lists say it: a nationality by its code.
    expect(hit?.fields).toEqual([
      { field: 'dateBirth', verdict: 'contradicts', subject: '1970-01-31', entry: '1971' },
      { field: 'nationality', verdict: 'agrees', subject: 'ES', entry: 'ES' },
      { field: 'docId', verdict: 'silent', subject: 'AB 12-34', entry: '' },
    ]);
  });

  it('agree by the year of birth alone, which confirms nobody', async () => {
    const properties = { ...yenteResult.properties, birthDate: ['1970'] };
    engines.yente.answerJson(yenteAnswer({ ...yenteResult, properties }));
    const hit = await hitOf(onlyYente());
    expect(hit?.reason).toBe('providerName');
    expect(hit?.fields[0]).toMatchObject({ field: 'dateBirth', verdict: 'agrees', entry: '1970' });
  });

  it('say nothing by values that are empty', async () => {
    const properties = { birthDate: [''], nationality: [''], passportNumber: [''] };
    engines.yente.answerJson(yenteAnswer({ ...yenteResult, properties }));
    const hit = await hitOf(onlyYente());
    expect(hit?.fields.map(({ verdict }) => verdict)).toEqual(['silent', 'silent', 'silent']);
  });

  it.each([
    ['beside the score', { entity: watchmanEntity, match: 0.944 }],
    ['in the hit itself', { ...watchmanEntity, match: 0.944 }],
  ])("turn watchman's hits with the entity %s into findings", async (_, found) => {
    engines.watchman.answerJson({ query: {}, entities: [found, { ...found, match: 0.5 }] });
    const hit = await hitOf(onlyWatchman());
    expect(hit).toMatchObject({
      reason: 'providerNameAndDateBirth',
      score: 0.944,
      threshold: 0.8,
      provider: { engine: 'watchman', list: 'us_ofac', reference: '4711', nameStrength: 'strong' },
      entry: { dateBirth: '1970-01-31' },
    });
  });

  it.each([
    ['an equal document', { passportNumber: ['ab1234'] }, 'providerDocument', 'blacklist'],
    [
      'an equal name and full date of birth',
      { birthDate: ['1969', '1970-01-31'] },
      'providerNameAndDateBirth',
      'blacklist',
    ],
    ['an equal name and year of birth', { birthDate: ['1970'] }, 'providerName', 'consider'],
    ['a name alone', {}, 'providerName', 'consider'],
  ])('with %s are judged like our own lists', async (_, properties, reason, status) => {
    engines.yente.answerJson(yenteAnswer({ ...yenteResult, properties }));
    const hit = await hitOf(onlyYente());
    expect(hit?.reason).toBe(reason);
    const screening = screen({
      subject: { ...person, id: 'x', registryDate: '2026-11-15' },
      today: '2026-11-15',
      kycRejects: [],
      face: { hits: [], considerThreshold: 0.4, blacklistThreshold: 0.5, gallerySize: 0, model: '' },
      records: [],
      provider: hit ? [hit] : [],
    });
    expect(screening.resultStatus).toBe(status);
    expect(screening.matches[0]).toMatchObject({ source: 'provider', userGuid: 'Q1' });
  });

  it.each([
    ['a short number, though equal', '12-34', ['1234']],
    ['another number', 'AB 12-34', ['XY9876']],
  ])('learn nothing from %s: as of our own lists', async (_, docId, passportNumber) => {
    engines.yente.answerJson(yenteAnswer({ ...yenteResult, properties: { passportNumber } }));
    const hit = await hitOf(onlyYente(), { ...person, docId });
    expect(hit?.reason).toBe('providerName');
    expect(hit?.fields).toContainEqual({
      field: 'docId',
      verdict: 'silent',
      subject: docId,
      entry: passportNumber.join(),
    });
  });

  it('never confirm by a weak alias', async () => {
    const properties = { weakAlias: ['Jose Ejemplo'], birthDate: ['1970-01-31'] };
    engines.yente.answerJson(yenteAnswer({ ...yenteResult, caption: 'Somebody Else', properties }));
    const hit = await hitOf(onlyYente());
    expect(hit).toMatchObject({
      reason: 'providerName',
      provider: { nameStrength: 'weak', matchedName: 'Jose Ejemplo' },
    });
  });

  it('are asked at the same time', async () => {
    // Each answers only once both were asked: one after the other would never end.
    const waiting: (() => void)[] = [];
    const whenBothAsked = (answer: () => void) => {
      waiting.push(answer);
      if (waiting.length === 2) for (const each of waiting) each();
    };
    engines.yente.answer = (response) => whenBothAsked(() => response.end(JSON.stringify(yenteAnswer())));
    engines.watchman.answer = (response) => whenBothAsked(() => response.end('{"entities":[]}'));
    const answers = await askEngines(settings(), person);
    expect(answers.map(({ answered }) => answered)).toEqual([true, true]);
  });
});
