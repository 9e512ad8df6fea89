import { ApiError } from '@afc/contract/client';

interface Errands<Row> {
  /** The next row that waits; it is on its way from then on. */
  readonly next: () => Row | undefined;
  readonly deliver: (row: Row, signal: AbortSignal) => Promise<void>;
  readonly refused: (row: Row, error: unknown) => void;
  /** Not delivered, and not refused either: it waits again. */
  readonly putBack: (row: Row) => void;
  readonly resting: (error: unknown, milliseconds: number) => void;
  /** Nothing is on its way any more. */
  readonly idle: () => void;
}

interface Courier {
  /** Begins, or goes on after a pause. */
  readonly go: () => void;
  /** What is on its way arrives; nothing new starts. */
  readonly pause: () => void;
  /** Gives up what is on its way. */
  readonly stop: () => void;
}

/** The server compares faces meanwhile: more at once would not be sooner. */
const lanes = 2;
const firstRest = 1_000;
const longestRest = 60_000;
/** A row that breaks the server each time must not hold up the others. */
const triesOfBroken = 5;

/** Brings rows to the server, two at a time. Where it is away or busy they wait longer and longer, and go on. */
export function createCourier<Row extends { readonly key: string }>({
  next,
  deliver,
  refused,
  putBack,
  resting,
  idle,
}: Errands<Row>): Courier {
  const broken = new Map<string, number>();
  let running = 0;
  let paused = false;
  let abort = new AbortController();
  let wake = new AbortController();

  const mayPass = ({ key }: Row, error: unknown): boolean => {
    if (!(error instanceof ApiError)) return error instanceof TypeError;
    if (error.status !== 500) return error.status === 429 || error.status > 500;
    const tries = (broken.get(key) ?? 0) + 1;
    broken.set(key, tries);
    return tries < triesOfBroken;
  };

  const lane = async (): Promise<void> => {
    const { signal } = abort;
    let tries = 0;
    while (!paused && !signal.aborted) {
      const row = next();
      if (row === undefined) return;
      try {
        await deliver(row, signal);
        tries = 0;
      } catch (error) {
        if (signal.aborted) putBack(row);
        else if (mayPass(row, error)) {
          putBack(row);
          const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
          const rest = Math.max(asked, Math.min(longestRest, firstRest * 2 ** tries++));
          resting(error, rest);
          await restFor(rest, wake.signal);
        } else {
          refused(row, error);
          tries = 0;
        }
      }
    }
  };

  const start = async () => {
    running += 1;
    await lane();
    running -= 1;
    if (running === 0) idle();
  };

  return {
    go: () => {
      paused = false;
      if (abort.signal.aborted) abort = new AbortController();
      wake = new AbortController();
      while (running < lanes) void start();
    },
    pause: () => {
      paused = true;
      wake.abort();
    },
    stop: () => {
      abort.abort();
      wake.abort();
      if (running === 0) idle();
    },
  };
}

function restFor(milliseconds: number, wake: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (wake.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    wake.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
