import type { detail as english } from '../en/detail.ts';
import type { Translation } from '../translation.ts';

export const detail: Translation<typeof english> = {};
