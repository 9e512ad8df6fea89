import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './figures.ts';
import { submit, uploadForm } from './submit.ts';

export interface UploadPlan {
  readonly base: string;
  readonly token: string;
  readonly photo: Uint8Array;
  readonly uploads: number;
  readonly everyMs: number;
}

// What the bench started this thread with.
const plan = workerData as UploadPlan;
const milliseconds: number[] = [];
for (let index = 0; index < plan.uploads; index++) {
  const form = uploadForm(plan.photo, `Upload ${index}`);
  milliseconds.push(await timed(() => submit(plan, form)));
  await pause(plan.everyMs);
}
parentPort?.postMessage(milliseconds);
