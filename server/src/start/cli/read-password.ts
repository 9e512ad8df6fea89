import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { maxPasswordLength } from '@afc/contract/limits';
import { makePassword } from '../../accounts/staff/passwords.ts';
import type { Terminal } from './terminal.ts';

export const passwordOption = [
  '--password-stdin',
  'read the password from standard input, or ask for it on a terminal; without this one is made and shown once',
] as const;

export interface ChosenPassword {
  readonly password: string;
  readonly generated: boolean;
}

/** Passwords never stand in the arguments: other users of the machine could read them there. */
export async function choosePassword(terminal: Terminal, fromInput: boolean): Promise<ChosenPassword> {
  if (!fromInput) return { password: makePassword(), generated: true };
  const password = terminal.input.isTTY ? await askTwice(terminal) : await firstLine(terminal);
  if (!password) throw new Error('The password is empty.');
  if (password.length > maxPasswordLength) throw new Error('The password is too long.');
  return { password, generated: false };
}

async function firstLine({ input }: Terminal): Promise<string> {
  return (await text(input)).split(/\r?\n/)[0] ?? '';
}

async function askTwice(terminal: Terminal): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, written) => written() });
  const lines = createInterface({ input: terminal.input, output: nowhere, terminal: true });
  // In raw mode Ctrl-C arrives as a key.
  lines.once('SIGINT', () => process.exit(130));
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    terminal.messages.write(question);
    const answer = await answers.next();
    terminal.messages.write('\n');
    return answer.done ? '' : answer.value;
  };
  try {
    const password = await ask('New password: ');
    if ((await ask('The same again: ')) !== password) throw new Error('The two passwords are not the same.');
    return password;
  } finally {
    lines.close();
  }
}
