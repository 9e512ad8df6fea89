import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { openFacePool } from './open-face-pool.ts';

const AFC_MODELS = join(tmpdir(), 'afc-test-models');
const thresholds = { FACE_CONSIDER: '0.3', FACE_BLACKLIST: '0.4', FACE_THREADS: '1' };

it.each([
  ['FACE_MODEL', { AFC_MODELS, FACE_MODEL: '/nowhere/model.onnx' }],
  ['FACE_MODEL', { AFC_MODELS, FACE_MODEL: '/etc/passwd' }],
  ['LIVENESS_MODEL', { AFC_MODELS, LIVENESS_MODEL: '/nowhere/model.onnx' }],
  ['LIVENESS_MODEL', { AFC_MODELS, LIVENESS_MODEL: '/etc/passwd' }],
  ['AFC_MODELS', { AFC_MODELS: '/etc/passwd' }],
  ['AFC_DATA', { AFC_DATA: '/etc/passwd' }],
])('a start that fails for %s says so', async (name, environment) => {
  const config = readConfig({ ...environment, ...thresholds });
  await expect(openFacePool(config)).rejects.toThrow(new RegExp(`^The .* Check ${name}\\.$`));
});
