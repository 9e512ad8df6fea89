import { z } from 'zod';
import { address, hasNoPassword } from '../address-variable.ts';

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
  EXTERNAL_YENTE_DATASET: z.string().min(1).default('default'),
  EXTERNAL_YENTE_API_KEY: z.string().min(1).optional(),
  EXTERNAL_WATCHMAN_URL: web,
  EXTERNAL_TIMEOUT_MS: z.coerce.number().int().positive().max(60_000).default(5_000),
};

const EngineEnvironment = z.object(engineVariables);

export function readEngineSettings(env: z.output<typeof EngineEnvironment>): EngineSettings {
  return {
    yente: env.EXTERNAL_YENTE_URL
      ? { url: env.EXTERNAL_YENTE_URL, dataset: env.EXTERNAL_YENTE_DATASET, apiKey: env.EXTERNAL_YENTE_API_KEY }
      : undefined,
    watchman: env.EXTERNAL_WATCHMAN_URL ? { url: env.EXTERNAL_WATCHMAN_URL } : undefined,
    timeoutMs: env.EXTERNAL_TIMEOUT_MS,
  };
}

/** The names under which engines stand in results and in the policy. */
export function configuredEngines(settings: EngineSettings): string[] {
  return (['yente', 'watchman'] as const).filter((engine) => settings[engine] !== undefined);
}
