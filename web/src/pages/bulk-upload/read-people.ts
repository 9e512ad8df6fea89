import type { FileTrouble, PeopleFile, PeopleReader, ReadPerson } from './people-file.ts';

/** What the worker tells: some of the people, or all else. */
export type ReadStep =
  | { readonly people: readonly ReadPerson[]; readonly of: number }
  | { readonly end: PeopleFile | FileTrouble };

/** Reads the file of people away from the page, which takes them over in parts: all at once would stop it. */
export const readPeopleAway: PeopleReader = (file, told) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
    const people: ReadPerson[] = [];
    const end = (answer: PeopleFile | FileTrouble) => {
      worker.terminate();
      resolve(answer);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<ReadStep>) => {
      if ('end' in data) return end('trouble' in data.end ? data.end : { ...data.end, people });
      people.push(...data.people);
      told(data.people, data.of);
    });
    // It may not have been loaded, with the connection lost.
    worker.addEventListener('error', () => end({ trouble: 'locked' }));
    worker.postMessage(file);
  });
