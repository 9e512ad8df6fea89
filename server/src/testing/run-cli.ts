// What scripts/afc.mjs does, on the sources.
import { run } from '../cli.ts';

await run(process.argv.slice(2));
