import { z } from 'zod';

/** Text that must be given. Each error message is a key of messages.ts. */
export const requiredText = (longest: number) => text().min(1, 'fieldRequired').max(longest, 'fieldTooLong');

/** The same for what people write: spaces around it do not count. */
export const requiredWords = (longest: number) => text().trim().min(1, 'fieldRequired').max(longest, 'fieldTooLong');

const text = () => z.string({ error: ({ input }) => (input === undefined ? 'fieldRequired' : 'fieldInvalid') });
