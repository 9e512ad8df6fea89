// What scripts/afc.mjs does once the product is built.
import { run } from '../cli.ts';

await run(process.argv.slice(2));
