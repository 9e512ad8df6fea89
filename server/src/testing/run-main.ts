// What scripts/start.mjs does, on the sources.
import { main } from '../main.ts';

await main();
