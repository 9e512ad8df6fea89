// Fails where an import goes against ARCHITECTURE.md.
import { fileURLToPath } from 'node:url';
import { faultsOfImports } from './faults-of-imports.mjs';

const wrong = faultsOfImports(fileURLToPath(new URL('..', import.meta.url)));
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length > 0 ? 1 : 0;
