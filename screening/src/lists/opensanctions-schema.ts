import type { EntityKind } from './entity.ts';

const organisations = new Set(['Organization', 'Company', 'PublicBody', 'LegalEntity', 'Asset', 'Security']);

/** The kind behind a FollowTheMoney schema; undefined for links between entities. */
export function kindOfSchema(schema: string): EntityKind | undefined {
  if (schema === 'Person') return 'person';
  if (schema === 'Vessel') return 'vessel';
  if (schema === 'Airplane') return 'aircraft';
  if (organisations.has(schema)) return 'organisation';
  return schema === 'CryptoWallet' || schema === 'Vehicle' ? 'other' : undefined;
}
