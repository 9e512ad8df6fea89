import { passwordAdviceLength } from '@afc/contract/limits';

/** The rules of the advice, one for each line. A password may ignore them: the specification does not enforce them. */
export const advice = {
  adviceLength: (password: string) => password.length >= passwordAdviceLength,
  adviceUppercase: (password: string) => /\p{Lu}/u.test(password),
  adviceLowercase: (password: string) => /\p{Ll}/u.test(password),
  adviceNumber: (password: string) => /\p{Nd}/u.test(password),
  adviceSymbol: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

export const adviceLines = Object.keys(advice) as (keyof typeof advice)[]; // its own keys
