// What scripts/start.mjs does once the product is built.
import { main } from '../main.ts';

await main();
