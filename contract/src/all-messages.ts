import type { Language, MessageKey } from './messages.ts';
import { en } from './messages-en.ts';
import { es } from './messages-es.ts';

/** For whoever speaks both languages. A page loads the sentences of its own alone. */
export const messages: Record<Language, Record<MessageKey, string>> = { en, es };
