import { describe, expect, it } from 'vitest';
import { askEngines } from './ask-engines.ts';
import { person, useEngines, watchmanEntity, yenteAnswer, yenteResult } from './testing/use-engines.ts';

const { engines, settings, onlyYente } = useEngines();

describe('outside engines', () => {
  it.each([
    ['an error', 503, '', 'status 503'],
    ['a refusal', 401, '', 'status 401'],
    ['a page instead of JSON', 200, '<html>', 'not JSON'],
    ['nothing', 200, '', 'not JSON'],
    ['JSON of another shape', 200, '[]', 'form that is not known'],
    ['null', 200, 'null', 'form that is not known'],
    ['no hits where they belong', 200, '{ "responses": { "q": { "status": 200 } } }', 'form that is not known'],
    [
      'hits without what makes them hits',
      200,
      JSON.stringify({ ...yenteAnswer({ id: 'Q1' }), entities: [{ match: 1 }] }),
      'form that is not known',
    ],
    [
      'scores that are no scores',
      200,
      JSON.stringify({
        ...yenteAnswer({ ...yenteResult, score: 'high' }),
        entities: [{ entity: watchmanEntity, match: 'high' }],
      }),
      'form that is not known',
    ],
  ])('that answer with %s are named, never left out', async (_, status, body, message) => {
    for (const engine of [engines.yente, engines.watchman])
      engine.answer = (response) => response.writeHead(status).end(body);
    const answers = await askEngines(settings(), person);
    expect(answers).toEqual([
      { engine: 'yente', answered: false, message: expect.stringContaining(message), hits: [] },
      { engine: 'watchman', answered: false, message: expect.stringContaining(message), hits: [] },
    ]);
  });

  it('that fail are named in the language of whom they were asked for', async () => {
    engines.yente.answer = (response) => response.writeHead(503).end();
    const [answer] = await askEngines(onlyYente(), person, { language: 'es' });
    expect(answer).toMatchObject({ answered: false, message: 'Respondió con el estado 503.' });
  });

  it('that refuse the question inside a good answer are named', async () => {
    engines.yente.answerJson({ responses: { q: { status: 400, results: [] } } });
    const [answer] = await askEngines(onlyYente(), person);
    expect(answer).toMatchObject({ answered: false, message: expect.stringContaining('400') });
  });

  it('that do not answer in time are named, and do not hold up the others', async () => {
    engines.yente.answer = () => undefined;
    engines.watchman.answerJson({ entities: [{ entity: watchmanEntity, match: 0.9 }] });
    // Long enough for the other one on a busy machine.
    const [late, good] = await askEngines(settings({ timeoutMs: 1_000 }), person);
    expect(late).toEqual({ engine: 'yente', answered: false, message: 'It did not answer within 1000 ms.', hits: [] });
    expect(good).toMatchObject({ engine: 'watchman', answered: true, hits: [{ score: 0.9 }] });
  });

  it('that begin an answer and never finish it are named', async () => {
    engines.yente.answer = (response) => response.writeHead(200).write('{"responses":');
    const [answer] = await askEngines({ ...onlyYente(), timeoutMs: 100 }, person);
    expect(answer).toMatchObject({ answered: false, message: 'It did not answer within 100 ms.' });
  });

  it('that break off their answer are named, also where it looks whole', async () => {
    engines.yente.answer = (response) => {
      const whole = JSON.stringify(yenteAnswer(yenteResult));
      response.writeHead(200, { 'content-length': whole.length + 1 }).write(whole, () => response.destroy());
    };
    const [answer] = await askEngines(onlyYente(), person);
    expect(answer).toMatchObject({ answered: false, message: 'It broke off its answer.', hits: [] });
  });

  it('that send without end are cut off', async () => {
    engines.yente.answer = (response) => response.writeHead(200).end(Buffer.alloc(9 * 1024 * 1024, ' '));
    const [answer] = await askEngines(onlyYente(), person);
    expect(answer).toMatchObject({ answered: false, message: 'Its answer was too long.' });
  });

  it('that cannot be reached are named without telling whom one asked about', async () => {
    const { url } = engines.watchman;
    await engines.watchman.close();
    const [answer] = await askEngines(settings({ yente: undefined, watchman: { url } }), person);
    expect(answer).toMatchObject({ answered: false, message: 'It could not be reached (ECONNREFUSED).' });
    await engines.watchman.listen();
  });

  it('are not followed to another address: the person stays with whom the operator chose', async () => {
    engines.yente.answer = (response) =>
      response.writeHead(307, { location: `${engines.watchman.url}/match/default` }).end();
    const [answer] = await askEngines(onlyYente(), person);
    const message = 'It answered with a redirect (status 307), which is not followed.';
    expect(answer).toMatchObject({ answered: false, message });
    expect(engines.watchman.asked).toEqual([]);
  });

  it('are not asked about a person without a name, and that is said', async () => {
    const answers = await askEngines(settings(), { ...person, firstname: ' ', lastname: '' });
    expect(answers.map(({ answered, message }) => [answered, message])).toEqual([
      [false, 'It was not asked: no name was given.'],
      [false, 'It was not asked: no name was given.'],
    ]);
    expect([engines.yente.asked, engines.watchman.asked]).toEqual([[], []]);
  });
});
