// `npm start`: build what changed, then serve in this very process, so that signals reach the server.
import { build } from './build.mjs';

build();
const { main } = await import('../server/dist/main.js');
await main();
