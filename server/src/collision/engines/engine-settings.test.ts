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
