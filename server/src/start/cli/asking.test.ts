import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { askingAtTheCommandLine } from './asking.ts';

it('is the account of the operating system', () => {
  expect(askingAtTheCommandLine().actor).toEqual({
    kind: 'system',
    id: 'command-line',
    name: `${userInfo().username} at the command line`,
  });
});

it('is the number of an account without a name: containers may run under one', () => {
  const nameless = () => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
  };
  expect(askingAtTheCommandLine(nameless).actor.name).toBe(`user ${process.getuid?.()} at the command line`);
});
