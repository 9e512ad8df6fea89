import type { upload as english } from '../en/upload.ts';
import type { Translation } from '../translation.ts';

export const upload: Translation<typeof english> = {};
