import type { PersonSubmission } from '@afc/contract/person';
import { afterEach, beforeEach } from 'vitest';
import type { EngineSettings } from '../../../platform/config/engine-settings.ts';
import { EngineServer } from './engine-server.ts';

export const person: PersonSubmission = {
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

export const yenteResult = {
  id: 'Q1',
  caption: 'Jose EJEMPLO',
  schema: 'Person',
  properties: { name: ['Jose Ejemplo'], birthDate: ['1971'], nationality: ['es'], topics: ['sanction'] },
  datasets: ['us_ofac_sdn', 'eu_fsf'],
  score: 0.91,
  match: true,
  explanations: {},
};
export const yenteAnswer = (...results: unknown[]) => ({
  responses: { q: { status: 200, results, total: { value: results.length, relation: 'eq' } } },
});

export const watchmanEntity = {
  name: 'EJEMPLO, Jose',
  entityType: 'person',
  sourceList: 'us_ofac',
  sourceID: '4711',
  person: { name: 'Jose EJEMPLO', gender: 'male', birthDate: '1970-01-31T00:00:00Z' },
};

/** Both engines, new for each test: they find nothing until it tells them otherwise. */
export function useEngines() {
  const engines = { yente: new EngineServer(), watchman: new EngineServer() };
  beforeEach(async () => {
    engines.yente = new EngineServer();
    engines.watchman = new EngineServer();
    await Promise.all([engines.yente.listen(), engines.watchman.listen()]);
    engines.yente.answerJson(yenteAnswer());
    engines.watchman.answerJson({ query: {}, entities: null });
  });
  afterEach(() => Promise.all([engines.yente.close(), engines.watchman.close()]));
  const settings = (changes: Partial<EngineSettings> = {}): EngineSettings => ({
    yente: { url: engines.yente.url, dataset: 'default' },
    watchman: { url: `${engines.watchman.url}/base/` },
    timeoutMs: 5_000,
    ...changes,
  });
  return {
    engines,
    settings,
    onlyYente: () => settings({ watchman: undefined }),
    onlyWatchman: () => settings({ yente: undefined }),
  };
}
