import type { Terminal } from './terminal.ts';

export interface Progress {
  /** The total may grow while the work goes on. */
  readonly report: (done: number, total: number) => void;
  /** Takes the bar away. Call it whatever happened. */
  readonly end: () => void;
}

const barWidth = 30;
const step = 10;

/** A bar on a terminal; elsewhere a plain line for every tenth of the work. */
export function createProgress({ messages }: Terminal, label: string): Progress {
  return messages.isTTY ? bar(messages, label) : lines(messages, label);
}

function bar(messages: Terminal['messages'], label: string): Progress {
  let shown = '';
  return {
    report: (done, total) => {
      const filled = Math.round((barWidth * percentOf(done, total)) / 100);
      const text = `${label} [${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}] ${figures(done, total)}`;
      // A line that wraps could not be overwritten.
      const line = text.slice(0, Math.max(10, (messages.columns ?? 80) - 1));
      if (line === shown) return;
      messages.write(`\r${line}\u001b[K`);
      shown = line;
    },
    end: () => {
      if (shown) messages.write('\r\u001b[K');
      shown = '';
    },
  };
}

function lines(messages: Terminal['messages'], label: string): Progress {
  let reported = -1;
  return {
    report: (done, total) => {
      const tenth = Math.floor(percentOf(done, total) / step);
      if (tenth <= reported) return;
      reported = tenth;
      messages.write(`${label}: ${figures(done, total)}\n`);
    },
    end: () => undefined,
  };
}

const percentOf = (done: number, total: number) => (total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 100);
const figures = (done: number, total: number) => `${percentOf(done, total)} % (${done} of ${total})`;
