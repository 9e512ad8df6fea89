import { z } from 'zod';
import { PictureParams, PictureQuery } from '../picture.ts';
import type { Endpoint } from './endpoint.ts';

/** The handler answers with a stream of bytes. */
const Bytes = z.unknown();

/** Pictures. */
export const imagesEndpoints = {
  picture: {
    method: 'GET',
    path: '/recognition/picture/:key/:size',
    summary: 'A picture by its signed address',
    access: 'open',
    params: PictureParams,
    query: PictureQuery,
    response: Bytes,
  },
} as const satisfies Record<string, Endpoint>;
