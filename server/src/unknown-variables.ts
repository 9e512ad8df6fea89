import { editDistance } from '@afc/screening/names/edit-distance';
import { variableNames } from './config.ts';

/** More slips of the keyboard than these make another word. */
const mostSlips = 3;

/** A sentence for each variable that bears AFC's name and that nothing reads: a setting somebody counts on has no effect. */
export function unknownVariables(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name, value]) => name.startsWith('AFC_') && value?.trim() !== '' && !variableNames.includes(name))
    .map(([name]) => {
      const meant = nearest(name);
      return `The variable ${name} is unknown and does nothing${meant ? `: was ${meant} meant?` : '.'}`;
    });
}

function nearest(name: string): string | undefined {
  const [best] = variableNames
    .map((known) => ({ known, slips: editDistance(name, known) }))
    .toSorted((a, b) => a.slips - b.slips);
  return best && best.slips <= mostSlips ? best.known : undefined;
}
