import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

export interface ScoresFile {
  readonly write: (cells: readonly (string | number | boolean)[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A CSV file that may grow larger than the memory: writing waits for the disk. */
export async function openScoresFile(path: string, columns: readonly string[]): Promise<ScoresFile> {
  const stream = createWriteStream(path, { mode: 0o600 });
  // Whoever writes or closes next is told; without a listener the process would end at once.
  stream.on('error', () => undefined);
  await once(stream, 'open');
  const write: ScoresFile['write'] = async (cells) => {
    if (!stream.write(`${cells.map(cell).join(',')}\n`) && !stream.errored) await once(stream, 'drain');
    if (stream.errored) throw stream.errored;
  };
  await write(columns);
  return {
    write,
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}

function cell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
