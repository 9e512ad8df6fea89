import type { signIn as english } from '../en/sign-in.ts';
import type { Translation } from '../translation.ts';

export const signIn: Translation<typeof english> = {};
