import { readPeopleFile } from './people-file.ts';
import type { ReadStep } from './read-people.ts';

const tell = (step: ReadStep) => self.postMessage(step);

async function read(file: File): Promise<void> {
  const answer = await readPeopleFile(file, (people, of) => tell({ people, of }));
  tell({ end: 'trouble' in answer ? answer : { ...answer, people: [] } });
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).catch(() => tell({ end: { trouble: 'locked' } }));
});
