import { es as words } from '@afc/contract/words-es';
import type { ReportTexts } from './report-texts.ts';

export const es: ReportTexts = {
  words,
  title: 'Informe de verificación de identidad',
  confidential: 'Confidencial: contiene datos personales',
  demo: 'Modo demo: datos personales ocultos',
  page: (number, count) => `Página ${number} de ${count}`,
  generated: 'Generado',
  record: 'Registro',
  kindOfCheck: 'Tipo de comprobación',
  kinds: {
    user: 'Subida',
    check: 'Comprobación sin guardar: la persona se comparó, no se registró',
    test: 'Comprobación de prueba: comparada con datos de producción, no cuenta',
  },
  recordVersion: 'Versión del registro',
  policyVersion: 'Política',
  policyNow: (version) => `Los umbrales siguientes son los de la política ${version}, vigente al generar este informe.`,
  auditReference: 'Referencia de auditoría',
  auditEvent: (number) => `Evento ${number}`,
  result: 'Resultado',
  statusMeanings: {
    clear: 'Ninguna coincidencia pesa sobre esta persona y ninguna regla de identidad rechaza los datos.',
    consider: 'Se encontró una posible coincidencia. El personal debe revisarla antes de aceptar a la persona.',
    blacklist: 'Se encontró una coincidencia positiva o el personal marcó a la persona. No debe ser aceptada.',
    kycRejected:
      'Ninguna coincidencia pesa sobre esta persona, pero al menos una regla de identidad rechaza los datos.',
  },
  decidedBy: 'Decidido por',
  noSource: 'Sin coincidencia decisiva',
  notFullyScreened: (count, section) =>
    count === 1
      ? `Comprobación incompleta: 1 control no se pudo realizar, véase la sección ${section}.`
      : `Comprobación incompleta: ${count} controles no se pudieron realizar, véase la sección ${section}.`,
  fullyScreened: 'Se realizaron todos los controles.',

  notAvailable: 'Imagen no disponible',
  noPictureOnList: 'La lista no contiene imagen',
  photo: (number) => `Foto ${number} de la persona`,
  photoOfMatch: (number) => `Foto de la coincidencia ${number}`,
  onFatfList: (date) => `en la lista del GAFI de ${date}`,

  identityRules: 'Reglas de identidad',
  noKycReason: 'Ninguna regla de identidad rechaza los datos indicados.',

  matches: (count) => (count === 0 ? 'Coincidencias' : `Coincidencias (${count})`),
  noMatch: 'No se encontró ninguna coincidencia.',
  noMatchScope: (section) =>
    `La persona se comparó con las caras y los datos de todos los registros que había entonces y con las listas de proveedores, salvo lo que indica la sección ${section}.`,
  sampleScope: 'Una figura de muestra se carga como limpia: no se comparó con otras caras ni otros registros.',
  columns: {
    number: 'N.º',
    name: 'Nombre',
    foundBy: 'Encontrado por',
    score: 'Puntuación',
    status: 'Estado',
  },
  match: (number, count) => `Coincidencia ${number} de ${count}`,
  continued: (heading) => `${heading}, continuación`,
  reasons: {
    face: 'cara',
    docId: 'número de documento: coincide',
    email: 'correo: coincide',
    nameAndDateBirth: 'nombre y fecha de nacimiento: coinciden',
    providerDocument: 'número de documento igual al de la lista',
    providerNameAndDateBirth: 'nombre y fecha de nacimiento de la entrada de la lista',
    providerName: 'nombre de la entrada de la lista',
    delisted: 'ya no está en la lista',
    liveness: 'el modelo de prueba de vida duda de la foto',
  },
  face: 'Comparación facial',
  faceScore: (score) => `Similitud ${score}`,
  faceThresholds: (consider, blacklist) =>
    `Por revisar desde ${consider}; lista negra, frente a un registro en la lista negra, desde ${blacklist}.`,
  faceOdds: (odds) => `Un desconocido alcanza este valor una vez de cada ${odds} comparaciones.`,
  strangersNotMeasured: 'Con este modelo no se ha medido con qué frecuencia un desconocido alcanza este valor.',
  facesCompared: (faces, written) => (faces === 1 ? 'Se comparó 1 cara.' : `Se compararon ${written} caras.`),
  strangersExpected: (strangers) => `Entre ellas se espera que ${strangers} desconocidos alcancen este valor.`,
  model: 'Modelo',
  listVersion: (version, date) =>
    [version === null ? '' : `versión ${version}`, date ? `del ${date}` : ''].filter(Boolean).join(', ') ||
    'versión no indicada',
  nearlyExact: (name, score) =>
    `Nombre ${name}, casi idéntico: por revisar aunque otros datos lo contradigan (${score} con los demás datos)`,
  nameReason: (score, threshold) => `Nombre ${score}, por revisar desde ${threshold}`,

  thresholds: 'Umbrales y su significado',
  rule: 'Regla',
  value: 'Valor',
  meaning: 'Significado',
  thresholdRows: [
    {
      name: 'Cara, por revisar',
      value: 'faceConsider',
      meaning:
        'Similitud de dos caras desde la que otro registro es una posible coincidencia. 1 es la misma imagen; las caras de personas distintas están cerca de 0.',
    },
    {
      name: 'Cara, lista negra',
      value: 'faceBlacklist',
      meaning: 'Similitud desde la que un registro en la lista negra es una coincidencia positiva.',
    },
    {
      name: 'Nombre de una entrada de lista',
      value: 'nameConsider',
      meaning:
        'Puntuación de dos nombres desde la que una entrada es una posible coincidencia, una vez tenido en cuenta lo que coincide y lo que no. Solo la confirma un número de documento igual, o una fecha de nacimiento completa igual junto a un nombre principal o alias fuerte.',
    },
    {
      name: 'Documento, correo, nombre con fecha de nacimiento',
      value: 'equal',
      meaning: 'Se comparan normalizados: mayúsculas, acentos, espacios y escritura no cuentan.',
    },
  ],
  equal: 'igual',
  kycRule: 'Reglas de identidad que rechazan',
  kycRuleMeaning: 'Cada una rechaza los datos cuando ninguna coincidencia pesa más.',
  liveness: 'Prueba de vida',
  livenessOn: 'Un modelo de prueba de vida examina cada foto.',
  livenessOff: 'No hay modelo de prueba de vida configurado: no se examina si la foto muestra a una persona viva.',

  sourcesSearched: 'Listas y motores',
  entities: 'Entidades',
  noLists: 'No hay ninguna lista de proveedor cargada.',
  engines: (names) =>
    names ? `Solo la Colisión de IA pregunta a motores externos (${names}).` : 'No hay motores externos configurados.',
  gallery: (faces) => `Caras registradas: ${faces}.`,

  review: 'Revisión y decisión',
  decision: 'Decisión',
  reviewer: 'Revisor',
  time: 'Hora',
  comment: 'Comentario',
  noDecision: 'Nadie del personal ha decidido sobre este registro: el resultado es el de los controles automáticos.',
  history: 'Historial del registro',
  historyColumns: {
    number: 'Evento',
    time: 'Hora',
    who: 'Por',
    action: 'Acción',
    change: 'Cambio y comentario',
  },
  system: 'AFC',
  noHistory: 'No hay ningún evento registrado.',
  reviewedIn: (record) => `Decidido en el caso del registro ${record}`,

  audit: 'Referencia de auditoría',
  auditHash: 'Huella',
  auditMeaning:
    'El registro de auditoría es una cadena: la huella de un evento cubre todos los anteriores. Quien tenga este informe puede hacer comprobar la cadena hasta este evento.',
  closing:
    'Este informe lo generó AFC con los datos guardados en ese momento. Una coincidencia es un indicio que una persona debe examinar, no una prueba de culpa.',
};
