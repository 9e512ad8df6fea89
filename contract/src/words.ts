// A page loads only the words of its language, so each has a file of its own.

import type { Language } from './messages.ts';
import { en, type Words } from './words-en.ts';
import { es } from './words-es.ts';

export const words: Record<Language, Words> = { en, es };
