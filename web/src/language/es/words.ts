import type { words as english } from '../en/words.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof english> = {
  resultStatus: { clear: 'Limpio', consider: 'Por revisar', blacklist: 'Lista negra', kycRejected: 'Rechazado' },
  petitionStatus: { processing: 'Procesando', processed: 'Procesado', failed: 'Fallido' },
  role: { Administrator: 'Administrador', Developer: 'Desarrollador', Operator: 'Operador' },
  source: { provider: 'Proveedor', ai: 'Colisión de IA', data: 'Colisión de datos', staff: 'Marcado por el personal' },
  documentType: {
    IDENTIFICATION_CARD_EU: 'Documento de identidad (UE)',
    PASSPORT: 'Pasaporte',
    DRIVER_LICENSE_UK: 'Permiso de conducir (Reino Unido)',
    RESIDENCE_CARD: 'Tarjeta de residencia',
  },
  listFormat: {
    'ofac-sdn': 'OFAC SDN (xml o csv)',
    un: 'Lista consolidada de la ONU (xml)',
    eu: 'Sanciones financieras de la UE (xml o csv)',
    uk: 'Lista de sanciones del Reino Unido (csv)',
    opensanctions: 'OpenSanctions (csv o json por líneas)',
    csv: 'Lista propia (csv)',
  },
};
