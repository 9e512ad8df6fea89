import { en } from '@afc/contract/words-en';

/** The specification's words as staff read them: those that reports share, and those of pages alone. */
export const words = {
  ...en,
  becomes: 'becomes',
  role: { Administrator: 'Administrator', Developer: 'Developer', Operator: 'Operator' },
  listFormat: {
    'ofac-sdn': 'OFAC SDN (xml or csv)',
    un: 'UN Consolidated (xml)',
    eu: 'EU Financial Sanctions (xml or csv)',
    uk: 'UK Sanctions List (csv)',
    opensanctions: 'OpenSanctions (csv or json lines)',
    csv: 'Own list (csv)',
  },
} as const;
