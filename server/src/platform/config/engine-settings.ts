import { type OutsideEngine, outsideEngines } from '@afc/contract/vocabulary';
import { z } from 'zod';
import { StartProblem } from '../base/start-problem.ts';
import { address, hasNoPassword } from './variable-types.ts';

export type EngineSettings = {
  yente?: { url: string; dataset: string; apiKey?: string | undefined } | undefined;
  watchman?: { url: string } | undefined;
  /** Of each engine; all are asked at once, so of all together. */
  timeoutMs: number;
};

const web = address('http', 'https')
  // Nothing can be asked with them in the address: every check would call the engine unreachable.
  .refine(hasNoPassword, 'expected an address without a name and password')
  .optional();

/** Variables of the environment that name outside engines; none are asked without them. */
export const engineVariables = {
  EXTERNAL_YENTE_URL: web,
  EXTERNAL_YENTE_DATASET: z.string().min(1).optional(),
  EXTERNAL_YENTE_API_KEY: z.string().min(1).optional(),
  EXTERNAL_WATCHMAN_URL: web,
  EXTERNAL_TIMEOUT_MS: z.coerce.number().int().positive().max(60_000).default(5_000),
};

const EngineEnvironment = z.object(engineVariables);
type EngineEnvironment = z.output<typeof EngineEnvironment>;

export function readEngineSettings(env: EngineEnvironment): EngineSettings {
  return {
    yente: readYente(env),
    watchman: env.EXTERNAL_WATCHMAN_URL ? { url: env.EXTERNAL_WATCHMAN_URL } : undefined,
    timeoutMs: env.EXTERNAL_TIMEOUT_MS,
  };
}

/** A key or dataset without the address is an error: the engine would silently not be asked. */
function readYente(env: EngineEnvironment): EngineSettings['yente'] {
  const { EXTERNAL_YENTE_URL: url, EXTERNAL_YENTE_DATASET: dataset, EXTERNAL_YENTE_API_KEY: apiKey } = env;
  if (url) return { url, dataset: dataset ?? 'default', apiKey };
  const useless = apiKey ? 'EXTERNAL_YENTE_API_KEY' : dataset && 'EXTERNAL_YENTE_DATASET';
  if (useless)
    throw new StartProblem(
      `The variable ${useless} does nothing without EXTERNAL_YENTE_URL: set that too, or neither.`,
    );
  return undefined;
}

/** The names under which engines stand in results and in the policy. */
export function configuredEngines(settings: EngineSettings): OutsideEngine[] {
  return outsideEngines.filter((engine) => settings[engine] !== undefined);
}
