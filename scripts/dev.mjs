// `npm run dev`: the pages from their sources at the public address, and behind it the server, started anew after each
// change of its own. Run with exec, for the reason scripts/start.mjs gives.
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.version);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { develop } = await import('./dev/develop.mjs');
  await develop();
}
