import type { results as english } from '../en/results.ts';
import type { Translation } from '../translation.ts';

export const results: Translation<typeof english> = {};
