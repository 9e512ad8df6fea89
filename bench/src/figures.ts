export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Milliseconds, rounded to hundredths. */
export function percentiles(milliseconds: readonly number[]): Percentiles {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) * 100) / 100;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The milliseconds of so many calls, one after the other. */
export async function timesOf(count: number, timedCall: (step: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let step = 0; step < count; step += 1) times.push(await timedCall(step));
  return times;
}

/** Processor time of this process up to now, all of its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** To thousandths. */
export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

export function report(line: object): void {
  console.log(JSON.stringify(line));
}
