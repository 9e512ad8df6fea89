import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['localhost:3000', 'ftp://afc.example.org', 'javascript:alert(1)'])(
  'refuses %s as the address that staff open',
  (address) => {
    expect(() => readConfig({ AFC_URL: address })).toThrow('The variable AFC_URL is not valid: Invalid URL.');
  },
);

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://0.0.0.0:3000'],
  ['::1', 'http://[::1]:3000'],
])('AFC on %s is opened at %s', (host, address) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(address);
});

it.each([
  [{ EXTERNAL_YENTE_API_KEY: 'k' }, 'EXTERNAL_YENTE_API_KEY does nothing without EXTERNAL_YENTE_URL'],
  [
    { EXTERNAL_YENTE_DATASET: 'd', EXTERNAL_WATCHMAN_URL: 'http://w' },
    'EXTERNAL_YENTE_DATASET does nothing without EXTERNAL_YENTE_URL',
  ],
  [
    { EXTERNAL_TIMEOUT_MS: '9' },
    'EXTERNAL_TIMEOUT_MS does nothing without EXTERNAL_YENTE_URL or EXTERNAL_WATCHMAN_URL',
  ],
  [{ S3_REGION: 'r' }, 'S3_REGION does nothing without S3_ENDPOINT'],
  [{ FACE_MODEL_MEAN: '0' }, 'FACE_MODEL_MEAN does nothing without FACE_MODEL'],
  [{ LIVENESS_THRESHOLD: '0.6' }, 'LIVENESS_THRESHOLD does nothing without LIVENESS_MODEL'],
])('refuses %j, which alone does nothing', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(`The variable ${sentence}: set that too, or neither.`);
});

it('takes such a variable beside the one it belongs to', () => {
  const { engines } = readConfig({ EXTERNAL_WATCHMAN_URL: 'http://watchman:8084', EXTERNAL_TIMEOUT_MS: '900' });
  expect(engines).toMatchObject({ watchman: { url: 'http://watchman:8084' }, timeoutMs: 900 });
  expect(readConfig({ EXTERNAL_YENTE_API_KEY: ' ' }).engines.yente).toBeUndefined();
});

it('takes a blank variable for an absent one', () => {
  const { port, publicUrl, listMinShare } = readConfig({ PORT: ' ', AFC_URL: '', AFC_LIST_MIN_SHARE: '\t' });
  expect({ port, publicUrl, listMinShare }).toEqual({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    listMinShare: 0.95,
  });
});
