import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeProblem, oldestNode } from './node-version.mjs';

it.each(['v18.20.8', 'v20.18.3', 'v20.9.0'])('refuses Node %s in one sentence', (version) => {
  expect(nodeProblem(version)).toBe(`AFC needs Node 20.19 or newer, but this is ${version}.`);
});

it.each(['v20.19.0', 'v20.20.2', 'v22.1.0', 'v26.10.0'])('runs on Node %s', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

it('is what npm is told', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(engines.node).toBe(`>=${oldestNode}`);
});
