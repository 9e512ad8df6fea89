import type { Command } from 'commander';

/** Of `--name a --name b` the last would count, whichever was meant: an option that takes a value is given once. */
export function refuseRepeated(command: Command): void {
  for (const option of command.options) {
    if (!option.required || option.variadic) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) command.error(`error: option '${option.flags}' is given twice.`);
      isGiven = true;
    });
  }
  for (const each of command.commands) refuseRepeated(each);
}
