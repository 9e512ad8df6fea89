import type { Logger } from 'pino';
import { codeOf } from '../base/error-code.ts';
import type { ImageStore } from './image-store.ts';
import { ImageStoreUnavailable } from './image-store.ts';

interface TrialNeeds {
  readonly images: ImageStore;
  readonly log: Logger;
}

/** Wrong keys should show at the start, not at the first upload. AFC starts all the same: a store may come back. */
export async function tryImageStore({ images, log }: TrialNeeds): Promise<boolean> {
  try {
    await images.check?.();
    return true;
  } catch (error) {
    const status = error instanceof ImageStoreUnavailable ? error.status : undefined;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(
      { reason, cause: causeOf(error) },
      `pictures cannot be kept on S3, so uploads fail: check ${variablesOf(status)}`,
    );
    return false;
  }
}

/** The innermost reason, where nothing answered: its code (ECONNREFUSED, CERT_HAS_EXPIRED), or else its words. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error && error.cause instanceof Error)) return undefined;
  const { cause } = error;
  return causeOf(cause) ?? codeOf(cause) ?? cause.message;
}

/** What is probably wrong, by the service's answer. */
function variablesOf(status: number | undefined): string {
  if (status === undefined) return 'S3_ENDPOINT';
  if (status === 404) return 'S3_BUCKET';
  if (status === 401 || status === 403)
    return 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION, and whether the keys may list S3_BUCKET';
  return 'S3_ENDPOINT, S3_REGION and S3_PATH_STYLE';
}
