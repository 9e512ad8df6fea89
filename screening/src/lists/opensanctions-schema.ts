import type { EntityKind } from './entity.ts';

const organisations = new Set(['Organization', 'Company', 'PublicBody', 'Asset', 'Security']);

/** The kind behind a FollowTheMoney schema; undefined for links between entities. */
export function kindOfSchema(schema: string): EntityKind | undefined {
  // A legal entity is a person or an organisation of which the source does not say which: nobody is missed for that.
  if (schema === 'Person' || schema === 'LegalEntity') return 'person';
  if (schema === 'Vessel') return 'vessel';
  if (schema === 'Airplane') return 'aircraft';
  if (organisations.has(schema)) return 'organisation';
  return schema === 'CryptoWallet' || schema === 'Vehicle' ? 'other' : undefined;
}
