import { z } from 'zod';

/** Text that must be given. Each error message is a key of messages.ts. */
export const requiredText = (longest: number) => text().min(1, 'fieldRequired').max(longest, 'fieldTooLong');

/** The same for what people write: spaces around it do not count. */
export const requiredWords = (longest: number) => text().trim().min(1, 'fieldRequired').max(longest, 'fieldTooLong');

/** Any script may stand in it, but nothing that mail programs read as several addresses or as another one. */
const emailPattern = /^[^\s@()<>[\]:;,"\\]+@(?:[^\s@()<>[\]:;,"\\.]+\.)+[^\s@()<>[\]:;,"\\.]{2,}$/u;
export const emailAddress = (error?: string) => z.email({ pattern: emailPattern, error });

const text = () => z.string({ error: ({ input }) => (input === undefined ? 'fieldRequired' : 'fieldInvalid') });
