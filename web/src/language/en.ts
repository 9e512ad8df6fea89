import { en as message } from '@afc/contract/messages-en';
import { audit } from './en/audit.ts';
import { bulk } from './en/bulk.ts';
import { detail } from './en/detail.ts';
import { manual } from './en/manual.ts';
import { notFound } from './en/not-found.ts';
import { pages } from './en/pages.ts';
import { results } from './en/results.ts';
import { session } from './en/session.ts';
import { settings } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { states } from './en/states.ts';
import { statistics } from './en/statistics.ts';
import { upload } from './en/upload.ts';
import { words } from './en/words.ts';

/** Every English text by area. `message` holds the sentences both sides share. */
export const en = {
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
} as const;
