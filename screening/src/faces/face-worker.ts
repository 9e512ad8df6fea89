import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../threads/worker-answers.ts';
import { FaceAnalyser } from './analyse.ts';
import type { FaceAnswer, FaceQuestion, FaceWorkerData } from './pool.ts';

// What the pool started this thread with.
const { models, limits } = workerData as FaceWorkerData;
const loading = FaceAnalyser.load(models, limits);
// Without a handler a network that cannot be loaded would end the thread; so each question gets the reason.
loading.catch(() => undefined);

answerQuestions<FaceQuestion, FaceAnswer>(async (question) => {
  const analyser = await loading;
  if (question.kind === 'describe') return { kind: 'description', description: await analyser.describe() };
  if (question.kind === 'see') return { kind: 'seen', seen: await analyser.see(question.image) };
  return { kind: 'outcome', outcome: await analyser.analyse(question.image) };
});
