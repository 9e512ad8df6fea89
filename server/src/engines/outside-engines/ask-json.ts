import { EngineFailure } from './engine-failure.ts';

const maxAnswerBytes = 8 * 1024 * 1024;

/** Asks for JSON; whatever goes wrong becomes a sentence for the result. */
export async function askJson(send: typeof fetch, url: URL, init: RequestInit): Promise<unknown> {
  // A redirect could carry the person's data to a host nobody configured.
  const response = await send(url, { ...init, redirect: 'manual' });
  const { ok, status } = response;
  if (!ok) {
    await response.body?.cancel();
    throw new EngineFailure(status >= 300 && status < 400 ? 'engineRedirected' : 'engineStatus', { status });
  }
  try {
    return JSON.parse(await readText(response));
  } catch (error) {
    if (error instanceof SyntaxError) throw new EngineFailure('engineNotJson');
    throw error instanceof EngineFailure ? error : new EngineFailure('engineBrokeOff');
  }
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    bytes += step.value.byteLength;
    if (bytes > maxAnswerBytes) {
      await reader.cancel();
      throw new EngineFailure('engineTooLong');
    }
    parts.push(step.value);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A path below the engine's own address, which may have a path itself. */
export function below(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
}
