import type { manual as english } from '../en/manual.ts';
import type { Translation } from '../translation.ts';

export const manual: Translation<typeof english> = {};
