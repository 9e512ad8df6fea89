import type { ListEntity } from '../lists/entity.ts';
import { answerQuestions } from '../threads/worker-answers.ts';
import { buildNameIndex, NameIndexBuilder } from './index/name-index.ts';
import { type FoundHits, findHits, type ScreeningSubject } from './screen-person.ts';

export type NamesQuestion =
  | { kind: 'begin' }
  | { kind: 'add'; entities: ListEntity[] }
  | { kind: 'finish' }
  | { kind: 'screen'; subjects: ScreeningSubject[] };
export interface NamesAnswer {
  /** Of each subject, in their order. */
  found: FoundHits[];
}

let index = buildNameIndex([]);
let builder = new NameIndexBuilder();
const nothing: NamesAnswer = { found: [] };

answerQuestions<NamesQuestion, NamesAnswer>((question) => {
  switch (question.kind) {
    case 'begin':
      builder = new NameIndexBuilder();
      return nothing;
    case 'add':
      for (const entity of question.entities) builder.add(entity);
      return nothing;
    case 'finish':
      index = builder.build();
      builder = new NameIndexBuilder();
      return nothing;
    case 'screen':
      return { found: question.subjects.map((subject) => findHits(index, subject)) };
  }
});
