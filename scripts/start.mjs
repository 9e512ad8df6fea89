// `npm start`: build what changed, then serve in this very process, so that signals reach the server.
// package.json runs this with exec for the same reason: a shell in between would swallow npm's SIGTERM.
import { build } from './build.mjs';

build();
const { main } = await import('../server/dist/main.js');
await main();
