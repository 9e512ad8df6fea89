import { PassThrough, Writable } from 'node:stream';
import { execute } from '../cli.ts';

export interface CommandOptions {
  readonly env?: Record<string, string>;
  /** What is typed or piped in. */
  readonly input?: string;
  readonly isTerminal?: boolean;
}

export interface CommandOutcome {
  readonly exitCode: number;
  readonly output: string;
  readonly messages: string;
}

/** Runs a command of the command line in this process. */
export async function runCommand(args: string[], options: CommandOptions = {}): Promise<CommandOutcome> {
  const isTTY = options.isTerminal === true;
  const output = new Collector();
  const messages = Object.assign(new Collector(), { isTTY });
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(options.input ?? '');
  // A command closes what it writes to others for the rest of its process, which is the tests' own here.
  const mask = process.umask();
  const exitCode = await execute(args, { env: options.env ?? {}, input, output, messages });
  process.umask(mask);
  return { exitCode, output: output.text, messages: messages.text };
}

export class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer | string, _encoding: string, written: () => void): void {
    this.text += chunk.toString();
    written();
  }
}
