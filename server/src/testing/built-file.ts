import { fileURLToPath } from 'node:url';

/** A file of the built server: processes of their own start from it as they do in production, and at once. */
export const builtFile = (path: string): string => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));
