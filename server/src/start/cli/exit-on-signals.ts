import { constants } from 'node:os';
import { endingSignals } from '../../platform/process/shutdown.ts';

/** An orderly exit, so that a PostgreSQL we started ends with us. What is returned takes this back. */
export function exitOnSignals(): () => void {
  const exit = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  for (const signal of endingSignals) process.on(signal, exit);
  return () => {
    for (const signal of endingSignals) process.off(signal, exit);
  };
}
