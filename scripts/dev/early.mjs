/**
 * What the server loads at its start, takes long and changes seldom: packages, and of contract and screening what imports
 * the most. One too many here costs memory alone.
 */
export const early = [
  '@fastify/compress',
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'any-ascii',
  'fast-jwt',
  'fastify',
  'fastify-type-provider-zod',
  'i18n-iso-countries',
  'opencc-js/t2cn',
  'pg',
  'pg-boss',
  'pino',
  'pinyin-pro',
  'saxes',
  'zod',
  '@afc/contract/endpoints',
  '@afc/contract/messages',
  '@afc/screening/faces/gallery',
  '@afc/screening/names/names-thread',
  '@afc/screening/names/screen-person',
  '@afc/screening/screen',
];
