import { editDistance } from '@afc/screening/names/edit-distance';
import { variableNames } from './config.ts';
import { fileVariables } from './secret-files.ts';

const knownNames: readonly string[] = [...variableNames, ...fileVariables];

/** More slips of the keyboard than these make another word. */
const mostSlips = 3;
/** Of a name that may be another program's: `SMTP_USER` is three away from `SMTP_URL`. */
const mostSlipsOfOthers = 2;

/** A sentence for each variable that was probably meant for AFC and that nothing reads: a setting somebody counts on has no effect. */
export function unknownVariables(environment: NodeJS.ProcessEnv): string[] {
  const set = Object.keys(environment).filter((name) => environment[name]?.trim());
  const isSet = (name: string) => [name, `${name}_FILE`, name.replace(/_FILE$/, '')].some((each) => set.includes(each));
  return set
    .filter((name) => !knownNames.includes(name))
    .flatMap((name) => {
      if (name.startsWith('AFC_')) {
        if (isOfKubernetes(name, environment[name])) return [];
        const bare = name.slice('AFC_'.length);
        const meant = knownNames.includes(bare) ? bare : nearest(name, knownNames, mostSlips);
        return [`The variable ${name} is unknown and does nothing${meant ? `: was ${meant} meant?` : '.'}`];
      }
      // Whoever set the right one did not misspell it, and short names such as HOST are near to many.
      const missing = knownNames.filter((known) => known.includes('_') && !isSet(known));
      const meant = nearest(name, missing, mostSlipsOfOthers);
      return meant ? [`The variable ${name} is not one of AFC: was ${meant} meant?`] : [];
    });
}

/** What Kubernetes and links of Docker tell of a service that is called afc. */
function isOfKubernetes(name: string, value = ''): boolean {
  return /^AFC_(?:SERVICE_(?:HOST|PORT)|PORT_\d+_(?:TCP|UDP))/.test(name) || /^(?:tcp|udp):/.test(value);
}

function nearest(name: string, names: readonly string[], most: number): string | undefined {
  const [best] = names
    .map((known) => ({ known, slips: editDistance(name, known) }))
    .toSorted((a, b) => a.slips - b.slips);
  return best && best.slips <= most ? best.known : undefined;
}
