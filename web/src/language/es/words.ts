import { es } from '@afc/contract/words-es';
import type { words as english } from '../en/words.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  ...es,
  becomes: 'pasa a',
  role: { Administrator: 'Administrador', Developer: 'Desarrollador', Operator: 'Operador' },
  listFormat: {
    'ofac-sdn': 'OFAC SDN (xml o csv)',
    un: 'Lista consolidada de la ONU (xml)',
    eu: 'Sanciones financieras de la UE (xml o csv)',
    uk: 'Lista de sanciones del Reino Unido (csv)',
    opensanctions: 'OpenSanctions (csv o json por líneas)',
    csv: 'Lista propia (csv)',
  },
};
