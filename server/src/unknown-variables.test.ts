import { expect, it } from 'vitest';
import { runCommand } from './testing/terminal.ts';
import { unknownVariables } from './unknown-variables.ts';

it('tells a variable of AFC that nothing reads, and which one was probably meant', () => {
  expect(unknownVariables({ AFC_LIST_UNPROOVEN: 'refuse', AFC_RETENTON: 'clear:30', AFC_COLOUR: 'red' })).toEqual([
    'The variable AFC_LIST_UNPROOVEN is unknown and does nothing: was AFC_LIST_UNPROVEN meant?',
    'The variable AFC_RETENTON is unknown and does nothing: was AFC_RETENTION meant?',
    'The variable AFC_COLOUR is unknown and does nothing.',
  ]);
});

it('says nothing of known variables, of those of other programs, and of one that is blank', () => {
  expect(unknownVariables({ AFC_LIST_UNPROVEN: 'refuse', HOME: '/root', DATABASE_URI: 'x', AFC_COLOUR: ' ' })).toEqual(
    [],
  );
});

it('is told to whoever runs a command', async () => {
  const env = { AFC_LIST_UNPROOVEN: 'refuse', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  const { messages } = await runCommand(['lists', 'show'], { env });
  expect(messages).toMatch(/^The variable AFC_LIST_UNPROOVEN is unknown .+\nThe database cannot be reached .+\n$/);
});
