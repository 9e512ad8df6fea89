import { z } from 'zod';
import { maxFieldLength } from '../limits.ts';
import { ImportedList, ProviderLists } from '../provider-lists.ts';
import { Done } from '../session.ts';
import type { Endpoint } from './endpoint.ts';

const LoadedList = z.object({ name: z.string().min(1).max(maxFieldLength) });

/** Sanctions lists. */
export const listsEndpoints = {
  listProviderLists: {
    method: 'GET',
    path: '/api/lists',
    summary: 'Loaded provider lists',
    access: 'user',
    response: ProviderLists,
  },
  importProviderList: {
    method: 'POST',
    path: '/api/lists',
    summary: 'Import a provider list from uploaded files',
    access: 'admin',
    multipart: true,
    response: ImportedList,
  },
  removeProviderList: {
    method: 'DELETE',
    path: '/api/lists/:name',
    summary: 'Remove a provider list',
    access: 'admin',
    params: LoadedList,
    response: Done,
  },
} as const satisfies Record<string, Endpoint>;
