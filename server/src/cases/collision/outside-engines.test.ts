import { emptyPerson } from '@afc/contract/person';
import { afterAll, expect, it } from 'vitest';
import { EngineServer } from '../../engines/outside-engines/testing/engine-server.ts';
import { createTestApp } from '../../testing/app.ts';
import { samplePicture, uploadForm } from '../../testing/petitions.ts';

const [yente, watchman] = [new EngineServer(), new EngineServer()];
await Promise.all([yente.listen(), watchman.listen()]);
const app = await createTestApp({ env: { EXTERNAL_YENTE_URL: yente.url, EXTERNAL_WATCHMAN_URL: watchman.url } });
afterAll(() => Promise.all([app.close(), yente.close(), watchman.close()]));
const { client, staff } = await app.as('Operator');

const birthDate = '1970-01-31';
const listed = {
  id: 'Q1',
  caption: 'Jose Ejemplo',
  schema: 'Person',
  properties: { name: ['Jose Ejemplo'], birthDate: [birthDate] },
  datasets: ['eu_fsf'],
  score: 0.95,
  match: true,
};

it('a collision check answers what one engine found, and that another could not be asked', async () => {
  yente.answerJson({ responses: { q: { status: 200, results: [listed], total: { value: 1, relation: 'eq' } } } });
  watchman.answer = (response) => response.writeHead(503).end();
  const person = { ...emptyPerson, firstname: 'José', lastname: 'Ejemplo', dateBirth: birthDate };
  const { data } = await client('testProcessAll', { body: uploadForm(person, [await samplePicture('grace-hopper')]) });
  expect(data).toMatchObject({
    resultStatus: 'blacklist',
    matchList: [{ source: 'provider', recordId: null, evidence: { provider: { engine: 'yente', reference: 'Q1' } } }],
    engines: [
      { engine: 'yente', answered: true, message: '' },
      { engine: 'watchman', answered: false, message: expect.stringContaining('503') },
    ],
  });
  const failed = data.checksNotRun.filter(({ check }) => check === 'engineFailed');
  expect(failed).toMatchObject([{ detail: expect.stringContaining('watchman') }]);
});

it('a collision check is written into the trail, without the person', async () => {
  const person = { ...emptyPerson, firstname: 'Untold', lastname: 'Name' };
  await client('testProcessAll', { body: uploadForm(person, [await samplePicture('grace-hopper')]) });
  const administrator = await app.as('Administrator');
  const { resultList } = await administrator.client('audit', { query: { action: 'collision.checked', pageSize: 1 } });
  expect(resultList).toMatchObject([{ actorId: staff.id, after: { matches: expect.any(Number) } }]);
  expect(JSON.stringify(resultList)).not.toContain('Untold');
});
