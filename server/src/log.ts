import { type DestinationStream, type Logger, pino, type SerializedError, stdSerializers } from 'pino';
import type { Config } from './config.ts';

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

/** PostgreSQL quotes values in the details of its errors, and in its messages about bad values (class 22). */
function withoutValues(error: Error): SerializedError {
  const nothing = { detail: undefined, where: undefined, hint: undefined, internalQuery: undefined };
  const said: SerializedError = { ...stdSerializers.err(error), ...nothing };
  if (!String(said.code).startsWith('22')) return said;
  const { message } = said;
  const quiet = message.replace(/".*"/s, '"…"');
  return { ...said, message: quiet, stack: said.stack.replace(message, () => quiet) };
}
