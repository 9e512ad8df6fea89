import { es as message } from '@afc/contract/messages-es';
import type { en } from './en.ts';
import { audit } from './es/audit.ts';
import { bulk } from './es/bulk.ts';
import { detail } from './es/detail.ts';
import { manual } from './es/manual.ts';
import { notFound } from './es/not-found.ts';
import { pages } from './es/pages.ts';
import { results } from './es/results.ts';
import { session } from './es/session.ts';
import { settings } from './es/settings.ts';
import { shell } from './es/shell.ts';
import { signIn } from './es/sign-in.ts';
import { states } from './es/states.ts';
import { statistics } from './es/statistics.ts';
import { upload } from './es/upload.ts';
import { words } from './es/words.ts';
import type { Translation } from './translation.ts';

/** Every Spanish text: the compiler compares its keys with the English ones. */
export const es: Translation<typeof en> = {
  message,
  pages,
  words,
  shell,
  states,
  session,
  signIn,
  notFound,
  statistics,
  settings,
  audit,
  manual,
  upload,
  bulk,
  results,
  detail,
};
