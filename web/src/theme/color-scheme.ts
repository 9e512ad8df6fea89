import { localStorageColorSchemeManager } from '@mantine/core';

/** public/before.js reads the same key before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'afc.theme' });
