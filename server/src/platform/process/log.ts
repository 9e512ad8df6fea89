import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';
import { z } from 'zod';
import type { Config } from '../config/config.ts';

const maxFindings = 5;

/** The log of a process; it never holds personal data. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    // Libraries log headers of requests where they trace; tokens and secret keys stand in them.
    redact: ['*.headers'],
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What may quote values; and what is answered to whoever asked, which repeats the stack. */
const leftOut = {
  detail: undefined,
  where: undefined,
  hint: undefined,
  internalQuery: undefined,
  issues: undefined,
  answer: undefined,
};

/** PostgreSQL quotes values in the details of its errors, and in its messages about bad values (class 22). What does not
 * match a schema may be a page of records: a few of its findings tell what is wrong. */
function withoutValues(error: Error): SerializedError {
  const said: SerializedError = { ...stdSerializers.err(error), ...leftOut };
  const mismatch = [error, error.cause].find((each) => each instanceof z.core.$ZodError);
  if (mismatch) return withText(said, mismatch.message, findings(mismatch));
  const { message } = said;
  return String(said.code).startsWith('22') ? withText(said, message, message.replace(/".*"/s, '"…"')) : said;
}

function withText(said: SerializedError, text: string, instead: string): SerializedError {
  const [message, stack] = [said.message, said.stack].map((part) => part.replaceAll(text, () => instead));
  return { ...said, message: message ?? '', stack: stack ?? '' };
}

/** Where the first ones stand and of what kind they are: never what was found there. */
function findings({ issues }: z.core.$ZodError): string {
  const told = issues.slice(0, maxFindings).map(({ path, code }) => `${path.join('.')} (${code})`);
  const more = issues.length - told.length;
  return [...told, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
