// `npm run afc -- <command>`: the command line on the built product. Run with exec, for the reason scripts/start.mjs gives.
import { build } from './build.mjs';

build({ quiet: true });
const { run } = await import('../server/dist/cli.js');
await run(process.argv.slice(2));
