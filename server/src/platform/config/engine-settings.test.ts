import { expect, it } from 'vitest';
import { z } from 'zod';
import { configuredEngines, engineVariables, readEngineSettings } from './engine-settings.ts';

const read = (env: Record<string, string>) => readEngineSettings(z.object(engineVariables).parse(env));

it('asks no engine unless one is named', () => {
  expect(configuredEngines(read({}))).toEqual([]);
});

it('reads both engines with their defaults', () => {
  const settings = read({ EXTERNAL_YENTE_URL: 'http://yente:8000', EXTERNAL_WATCHMAN_URL: 'http://watchman:8084' });
  expect(configuredEngines(settings)).toEqual(['yente', 'watchman']);
  expect(settings.yente?.dataset).toBe('default');
});

it('refuses an address that is none', () => {
  expect(() => read({ EXTERNAL_YENTE_URL: 'yente' })).toThrow();
  expect(() => read({ EXTERNAL_YENTE_URL: 'file:///etc/passwd' })).toThrow();
});

it('refuses a name and password in an address, with which nothing could be asked', () => {
  const refused = 'expected an address without a name and password';
  expect(() => read({ EXTERNAL_WATCHMAN_URL: 'https://afc:secret@watchman' })).toThrow(refused);
  expect(read({ EXTERNAL_WATCHMAN_URL: 'https://watchman/@afc' }).watchman?.url).toBe('https://watchman/@afc');
});
