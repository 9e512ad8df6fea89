import { passwordAdviceLength } from '@afc/contract/limits';

/** The advice, one line each. It never blocks: the specification does not enforce it. */
export const advice = {
  adviceLength: (password: string) => password.length >= passwordAdviceLength,
  adviceUppercase: (password: string) => /\p{Lu}/u.test(password),
  adviceLowercase: (password: string) => /\p{Ll}/u.test(password),
  adviceNumber: (password: string) => /\p{Nd}/u.test(password),
  adviceSymbol: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

export const adviceLines = Object.keys(advice) as (keyof typeof advice)[]; // its own keys
