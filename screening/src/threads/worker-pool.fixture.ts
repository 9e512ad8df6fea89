// A thread for the tests of the pool: it can be told to fail and to die.
import { threadId } from 'node:worker_threads';
import { answerQuestions } from './worker-answers.ts';

export type FixtureQuestion = { say: string } | { fail: string } | { die: SharedArrayBuffer };
export type FixtureAnswer = { said: string; thread: number };

answerQuestions<FixtureQuestion, FixtureAnswer>((question) => {
  if ('fail' in question) throw new Error(question.fail);
  if ('die' in question) {
    // Dies as often as the counter says, then answers.
    if (Atomics.sub(new Int32Array(question.die), 0, 1) > 0) process.exit(3);
    return { said: 'survived', thread: threadId };
  }
  return { said: question.say, thread: threadId };
});
