import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fromRoot = (text) => text.replaceAll('file://', '').replaceAll(root, '');

/** What went wrong, and in which line of the sources. */
export function sentenceOf(error) {
  if (!(error instanceof Error) || !error.message) return 'It could not start for an unknown reason.';
  const { message, name, stack = '' } = error;
  if (name === 'StartProblem') return message;
  const [, place, reason] = /^(\S+:\d+:\d+): ERROR: (.*)$/m.exec(message) ?? [];
  if (place) return `${fromRoot(place)} cannot be compiled: ${reason}`;
  const line = /((?:contract|screening|server)\/src\/[^\s()?]+\.ts)(?:\?[^\s:)]*)?(:\d+(?::\d+)?)/.exec(stack);
  const [first] = message.split('\n');
  return fromRoot(line ? `${first} (${line[1]}${line[2]})` : first);
}
