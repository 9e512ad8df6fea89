import { z } from 'zod';
import { maxPageSize, pageSize } from './limits.ts';

/** Which page of a list, in a body. */
export const pagingOfBody = {
  currentPage: z.number('fieldPage').int('fieldPage').min(1, 'fieldPage').default(1),
  pageSize: z
    .number('fieldPageSize')
    .int('fieldPageSize')
    .min(1, 'fieldPageSize')
    .max(maxPageSize, 'fieldPageSize')
    .default(pageSize),
};

/** The same in an address, where numbers are text. */
export const pagingOfQuery = {
  currentPage: z.coerce.number('fieldPage').int('fieldPage').min(1, 'fieldPage').default(1),
  pageSize: z.coerce
    .number('fieldPageSize')
    .int('fieldPageSize')
    .min(1, 'fieldPageSize')
    .max(maxPageSize, 'fieldPageSize')
    .default(pageSize),
};
