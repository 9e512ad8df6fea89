import type { PersonSubmission } from '@afc/contract/person';
import { screen } from '@afc/screening/screen';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askEngines } from './ask-engines.ts';
import type { EngineSettings } from './engine-settings.ts';
import { EngineServer } from './testing/engine-server.ts';

const person: PersonSubmission = {
  firstname: 'José',
  lastname: 'Ejemplo',
  email: 'jose@example.org',
  dateBirth: '1970-01-31',
  countryNationalityName: 'Spain',
  countryResidenceName: '',
  docExpireAt: '',
  docId: 'AB 12-34',
  docType: 'PASSPORT',
};

const yenteResult = {
  id: 'Q1',
  caption: 'Jose EJEMPLO',
  schema: 'Person',
  properties: { name: ['Jose Ejemplo'], birthDate: ['1971'], nationality: ['es'], topics: ['sanction'] },
  datasets: ['us_ofac_sdn', 'eu_fsf'],
  score: 0.91,
  match: true,
  explanations: {},
};
const yenteAnswer = (...results: unknown[]) => ({
  responses: { q: { status: 200, results, total: { value: results.length, relation: 'eq' } } },
});

const entity = {
  name: 'EJEMPLO, Jose',
  entityType: 'person',
  sourceList: 'us_ofac',
  sourceID: '4711',
  person: { name: 'Jose EJEMPLO', gender: 'male', birthDate: '1970-01-31T00:00:00Z' },
};

let yente: EngineServer;
let watchman: EngineServer;

beforeEach(async () => {
  yente = new EngineServer();
  watchman = new EngineServer();
  await Promise.all([yente.listen(), watchman.listen()]);
  yente.answerJson(yenteAnswer());
  watchman.answerJson({ query: {}, entities: null });
});
afterEach(() => Promise.all([yente.close(), watchman.close()]));

function settings(changes: Partial<EngineSettings> = {}): EngineSettings {
  return {
    yente: { url: yente.url, dataset: 'default' },
    watchman: { url: `${watchman.url}/base/` },
    timeoutMs: 5_000,
    ...changes,
  };
}

const onlyYente = () => settings({ watchman: undefined });
const onlyWatchman = () => settings({ yente: undefined });

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
    const keyed = { url: `${yente.url}/api`, dataset: 'sanctions', apiKey: 'k-1' };
    await askEngines(settings({ yente: keyed, watchman: undefined }), person);
    const [asked] = yente.asked;
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
    const [asked] = watchman.asked;
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
    yente.answerJson(yenteAnswer(yenteResult, { ...yenteResult, id: 'Q2', match: false, score: 0.6 }));
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
    expect(hit?.fields.map(({ field, verdict, entry }) => [field, verdict, entry])).toEqual([
      ['dateBirth', 'contradicts', '1971'],
      ['countryNationalityName', 'agrees', 'Spain'],
      ['docId', 'silent', ''],
    ]);
  });

  it.each([
    ['beside the score', { entity, match: 0.944 }],
    ['in the hit itself', { ...entity, match: 0.944 }],
  ])("turn watchman's hits with the entity %s into findings", async (_, found) => {
    watchman.answerJson({ query: {}, entities: [found, { ...found, match: 0.5 }] });
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
    yente.answerJson(yenteAnswer({ ...yenteResult, properties }));
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
    yente.answerJson(yenteAnswer({ ...yenteResult, properties: { passportNumber } }));
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
    yente.answerJson(yenteAnswer({ ...yenteResult, caption: 'Somebody Else', properties }));
    const hit = await hitOf(onlyYente());
    expect(hit).toMatchObject({
      reason: 'providerName',
      provider: { nameStrength: 'weak', matchedName: 'Jose Ejemplo' },
    });
  });

  it.each([
    ['an error', 503, '', 'status 503'],
    ['a refusal', 401, '', 'status 401'],
    ['a page instead of JSON', 200, '<html>', 'not JSON'],
    ['nothing', 200, '', 'not JSON'],
    ['JSON of another shape', 200, '[]', 'form that is not known'],
    ['null', 200, 'null', 'form that is not known'],
    [
      'hits without what makes them hits',
      200,
      JSON.stringify({ ...yenteAnswer({ id: 'Q1' }), entities: [{ match: 1 }] }),
      'form that is not known',
    ],
    [
      'scores that are no scores',
      200,
      JSON.stringify({ ...yenteAnswer({ ...yenteResult, score: 'high' }), entities: [{ entity, match: 'high' }] }),
      'form that is not known',
    ],
  ])('that answer with %s are named, never left out', async (_, status, body, message) => {
    for (const engine of [yente, watchman]) engine.answer = (response) => response.writeHead(status).end(body);
    const answers = await askEngines(settings(), person);
    expect(answers).toEqual([
      { engine: 'yente', answered: false, message: expect.stringContaining(message), hits: [] },
      { engine: 'watchman', answered: false, message: expect.stringContaining(message), hits: [] },
    ]);
  });

  it('that fail are named in the language of whom they were asked for', async () => {
    yente.answer = (response) => response.writeHead(503).end();
    const [answer] = await askEngines(onlyYente(), person, { language: 'es' });
    expect(answer).toMatchObject({ answered: false, message: 'Respondió con el estado 503.' });
  });

  it('that refuse the question inside a good answer are named', async () => {
    yente.answerJson({ responses: { q: { status: 400, results: [] } } });
    const [answer] = await askEngines(onlyYente(), person);
    expect(answer).toMatchObject({ answered: false, message: expect.stringContaining('400') });
  });

  it('that do not answer in time are named, and do not hold up the others', async () => {
    yente.answer = () => undefined;
    watchman.answerJson({ entities: [{ entity, match: 0.9 }] });
    // Long enough for the other one on a busy machine.
    const [late, good] = await askEngines(settings({ timeoutMs: 1_000 }), person);
    expect(late).toEqual({ engine: 'yente', answered: false, message: 'It did not answer within 1000 ms.', hits: [] });
    expect(good).toMatchObject({ engine: 'watchman', answered: true, hits: [{ score: 0.9 }] });
  });

  it('that begin an answer and never finish it are named', async () => {
    yente.answer = (response) => response.writeHead(200).write('{"responses":');
    const [answer] = await askEngines({ ...onlyYente(), timeoutMs: 100 }, person);
    expect(answer).toMatchObject({ answered: false, message: 'It did not answer within 100 ms.' });
  });

  it('that send without end are cut off', async () => {
    yente.answer = (response) => response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024, ' '));
    const [answer] = await askEngines(onlyYente(), person);
    expect(answer).toMatchObject({ answered: false, message: 'Its answer was too long.' });
  });

  it('that cannot be reached are named without telling whom one asked about', async () => {
    const { url } = watchman;
    await watchman.close();
    const [answer] = await askEngines(settings({ yente: undefined, watchman: { url } }), person);
    expect(answer).toMatchObject({ answered: false, message: 'It could not be reached (ECONNREFUSED).' });
    await watchman.listen();
  });

  it('are not followed to another address: the person stays with whom the operator chose', async () => {
    yente.answer = (response) => response.writeHead(307, { location: `${watchman.url}/match/default` }).end();
    const [answer] = await askEngines(onlyYente(), person);
    expect(answer).toMatchObject({ answered: false, message: 'It could not be reached.' });
    expect(watchman.asked).toEqual([]);
  });

  it('are not asked about a person without a name, and that is said', async () => {
    const answers = await askEngines(settings(), { ...person, firstname: ' ', lastname: '' });
    expect(answers.map(({ answered, message }) => [answered, message])).toEqual([
      [false, 'It was not asked: no name was given.'],
      [false, 'It was not asked: no name was given.'],
    ]);
    expect([yente.asked, watchman.asked]).toEqual([[], []]);
  });

  it('are asked at the same time', async () => {
    // Each answers only once both were asked: one after the other would never end.
    const waiting: (() => void)[] = [];
    const whenBothAsked = (answer: () => void) => {
      waiting.push(answer);
      if (waiting.length === 2) for (const each of waiting) each();
    };
    yente.answer = (response) => whenBothAsked(() => response.end(JSON.stringify(yenteAnswer())));
    watchman.answer = (response) => whenBothAsked(() => response.end('{"entities":[]}'));
    const answers = await askEngines(settings(), person);
    expect(answers.map(({ answered }) => answered)).toEqual([true, true]);
  });
});
