import { setTimeout as pause } from 'node:timers/promises';

interface Part {
  name: string;
  close: () => Promise<void>;
  limitMs: number;
}

/** By which a process is asked to end. */
export const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const defaultLimitMs = 10_000;
// A terminal and npm both pass one Ctrl-C on, so two signals at once are still one wish.
const oneWishMs = 1_000;

/** Ends what was started, last first. Each part has a time limit, so that one hanging request cannot keep AFC alive. */
export class Shutdown {
  readonly #parts: Part[] = [];
  #wanted: (exitCode: number) => void = () => undefined;
  isWanted = false;
  /** The exit code, as soon as somebody wants AFC to end. */
  readonly wanted = new Promise<number>((resolve) => {
    this.#wanted = resolve;
  });

  add(name: string, close: () => Promise<void>, limitMs: number = defaultLimitMs): void {
    this.#parts.push({ name, close, limitMs });
  }

  request(exitCode: number): void {
    this.isWanted = true;
    this.#wanted(exitCode);
  }

  /** The first signal asks for an orderly end, a later one ends at once. */
  listen(): void {
    let firstAt: number | undefined;
    const onSignal = () => {
      if (firstAt !== undefined && performance.now() - firstAt > oneWishMs) process.exit(1);
      firstAt ??= performance.now();
      this.request(0);
    };
    for (const signal of endingSignals) process.on(signal, onSignal);
  }

  /** Returns the names of the parts that did not end in time or failed to. */
  async closeAll(): Promise<string[]> {
    const late: string[] = [];
    for (const { name, close, limitMs } of this.#parts.toReversed())
      if (!(await endsWithin(close, limitMs))) late.push(name);
    return late;
  }
}

async function endsWithin(close: () => Promise<void>, limitMs: number): Promise<boolean> {
  const patience = new AbortController();
  const late = pause(limitMs, false, { signal: patience.signal }).catch(() => false);
  const ended = await Promise.race([
    close().then(
      () => true,
      () => false,
    ),
    late,
  ]);
  patience.abort();
  return ended;
}
