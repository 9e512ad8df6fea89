// Every sentence of the specification, verbatim, and the ones it left open, in both languages.

import type { FailureReason } from './vocabulary.ts';

const en = {
  // Section 8
  badRequest: 'Incorrect application, check that all fields have been filled in correctly.',
  sessionExpired: 'Session expired, please log in again',
  forbidden: 'You do not have permission to access this content',
  invalidCredentials: 'Invalid credentials',
  emailTaken: 'The email already exist',
  connectionError: 'Connection error, please try again in a few minutes.',
  reportFailed: 'An error occurred while downloading the document, please try again later.',
  uploadFailed: 'Error something has gone wrong',
  // Errors the specification left open
  credentialsNotValid:
    'The API credentials are not valid or were revoked. Ask a Developer or an Administrator for new ones.',
  providerImmovable: 'Blacklisted from provider, cannot be changed',
  testNotApplicable: 'This is a test check: its switches cannot be applied.',
  notFoundRecord: 'This record does not exist or was removed.',
  recordChanged:
    'Somebody changed this case since you opened it. The page now shows the current data; please decide again.',
  idempotencyKeyUsed: 'This Idempotency-Key was used for another request. Send this one with a key of its own.',
  lastAdministrator: 'The last Administrator cannot be disabled or given another role.',
  resetLinkUsed: 'This link was already used or is older than one hour. Please request a new one.',
  tooLarge: 'The file is too large.',
  bodyTooLarge: 'The request is too large.',
  unsupportedMedia: 'Only jpg, jpeg and png pictures are accepted.',
  wrongBodyType:
    'A body of this type is not read here: send application/json, or multipart/form-data where files are uploaded.',
  listNotReadable: 'The file could not be read as this list format. Nothing was changed.',
  listShrank:
    'The loaded version of this list has {loaded} entries and the new one only {found}: the file may be cut off. Nothing was changed. If the list did shrink, import it with --accept-smaller at the command line, or with the field acceptSmaller=true.',
  listCutOff:
    'The last line of the file, line {line}, is not closed by a line end and looks cut off: the loaded version was closed, or its last cell is unlike those of all other rows. Nothing was changed. Download the file again. If it is whole, end its last line, or import it with --accept-smaller at the command line, or with the field acceptSmaller=true.',
  listChecksum:
    'The SHA-256 sums given do not belong to these files ({odd}): a file is cut off, missing or another one. Nothing was changed. Download the files again.',
  tooManyRequests: 'Too many attempts, please wait a moment and try again.',
  unavailable: 'The service is not ready yet, please try again in a few seconds.',
  // Fields
  fieldRequired: 'This field is required.',
  fieldTooLong: 'This text is too long.',
  fieldDate: 'Enter a date as year-month-day, for example 1970-01-31.',
  fieldCountry: 'Choose a country of the list.',
  fieldEmail: 'Enter an email address, for example name@example.org.',
  fieldDocumentType: 'Choose a document type of the list.',
  fieldSha256: 'A SHA-256 sum has 64 digits from 0 to 9 and a to f; separate several by spaces or commas.',
  fieldListName: 'A list cannot be named “.” or “..”: choose another name.',
  fieldInvalid: 'This value is not valid.',
  pictureRequired: 'Add a picture (jpg, jpeg or png).',
  bodyUnreadable: 'The request broke off or is not well-formed multipart/form-data. Please send it again.',
  tooManyParts: 'The request has too many files or fields.',
  tooManyPictures: 'Too many pictures for one person.',
  // Remarks on a list that is imported
  listLastLineOpen:
    'The last line of the file, line {line}, is not closed by a line end: check that the file is not cut off.',
  listColumnUnknown: 'Column {column} is not known and was ignored.',
  listColumnMeant: 'Column {column} is not known and was ignored. Did you mean {meant}?',
  // Sections 2, 4 and 5
  weSendYouAEmail: 'We send you a email',
  imageUploaded: 'Image uploaded correctly',
  continueQuestion: 'Do you want to continue?',
  blacklistWillBeUpdated: 'The blacklist will be updated with the marked users.',
  yes: 'Yes',
  no: 'No',
  updated: 'Updated',
  processingData: 'Processing data...',
  processCompleted: 'Process Completed...',
  suspectedOfFraud: 'User suspected of fraud.',
  cleanUser: 'Clean user.',
  accept: 'Accept',
  sessionWillExpire: 'The session will expire in 30 sec',
  continueSession: 'Do you wish to continue with the session ?',
  continue: 'Continue',
  disconnect: 'Disconnect',
  reportBeingGenerated: 'The document is being generated, this process may take a few minutes, please be patient.',
  incorrectPassword: 'Incorrect password',
  passwordMustBeTheSame: 'Password must be the same',
  passwordAdvice: 'At least 8 alphanumeric characters with uppercase, lowercase, numbers and symbols',
  oneIdentityAtATime: 'Only one identity can be processed at a time',
  // Why a petition failed
  failedNoFace: 'No face was found in the picture.',
  failedSeveralFaces: 'Several faces were found and none stands out.',
  failedUnreadable: 'The file could not be read as a picture.',
  failedTooLarge: 'The picture is too large.',
  failedTooPoor: 'The picture is too small, too blurred or too dark.',
  failedPictureUnavailable: 'The stored picture could not be read.',
  failedInternal: 'The check could not be completed.',
  // Checks that could not run
  noProviderList: 'No provider list is loaded, so the person was not compared with sanctions lists.',
  noName: 'No name was given, so the provider lists were not searched by name.',
  noDateBirth: 'No date of birth was given, so no match could be confirmed by it.',
  noNationality: 'No nationality was given.',
  noResidence: 'No country of residence was given.',
  noDocId: 'No document id was given, so documents were not compared.',
  noDocExpireAt: 'No expiration date was given, so it is not known whether the document is valid.',
  noEmail: 'No email was given, so addresses were not compared.',
  engineFailed: 'An outside engine did not answer.',
  // Kyc reasons
  documentExpired: 'The document is expired.',
  dateBirthInFuture: 'The date of birth is in the future.',
  dateBirthTooOld: 'The date of birth is more than 130 years ago.',
  underage: 'The person is under 18 years old.',
  residenceNotAccepted: 'The country of residence is not accepted.',
} as const;

export type MessageKey = keyof typeof en;

const es: Record<MessageKey, string> = {
  badRequest: 'Solicitud incorrecta, compruebe que todos los campos se han rellenado correctamente.',
  sessionExpired: 'La sesión ha caducado, vuelva a iniciar sesión',
  forbidden: 'No tiene permiso para acceder a este contenido',
  invalidCredentials: 'Credenciales no válidas',
  emailTaken: 'El correo electrónico ya existe',
  connectionError: 'Error de conexión, inténtelo de nuevo en unos minutos.',
  reportFailed: 'Se produjo un error al descargar el documento, inténtelo de nuevo más tarde.',
  uploadFailed: 'Error, algo ha salido mal',
  credentialsNotValid:
    'Las credenciales de la API no son válidas o fueron revocadas. Pida otras a un Desarrollador o Administrador.',
  providerImmovable: 'En la lista negra del proveedor, no se puede cambiar',
  testNotApplicable: 'Esta es una comprobación de prueba: sus interruptores no se pueden aplicar.',
  notFoundRecord: 'Este registro no existe o fue eliminado.',
  recordChanged:
    'Alguien cambió este caso desde que lo abrió. La página muestra ahora los datos actuales; decida de nuevo.',
  idempotencyKeyUsed: 'Esta Idempotency-Key se usó para otra solicitud. Envíe esta con una clave propia.',
  lastAdministrator: 'El último Administrador no se puede desactivar ni cambiar de rol.',
  resetLinkUsed: 'Este enlace ya se usó o tiene más de una hora. Solicite uno nuevo.',
  tooLarge: 'El archivo es demasiado grande.',
  bodyTooLarge: 'La solicitud es demasiado grande.',
  unsupportedMedia: 'Solo se aceptan imágenes jpg, jpeg y png.',
  wrongBodyType:
    'Aquí no se lee un cuerpo de este tipo: envíe application/json, o multipart/form-data donde se suben archivos.',
  listNotReadable: 'El archivo no se pudo leer con este formato de lista. No se cambió nada.',
  listShrank:
    'La versión cargada de esta lista tiene {loaded} entradas y la nueva solo {found}: el archivo puede estar cortado. No se cambió nada. Si la lista se redujo de verdad, impórtela con --accept-smaller en la línea de comandos, o con el campo acceptSmaller=true.',
  listCutOff:
    'La última línea del archivo, la línea {line}, no está cerrada por un fin de línea y parece cortada: la versión cargada estaba cerrada, o su última celda no es como las de todas las demás filas. No se cambió nada. Descargue el archivo de nuevo. Si está entero, termine su última línea, o impórtelo con --accept-smaller en la línea de comandos, o con el campo acceptSmaller=true.',
  listChecksum:
    'Las sumas SHA-256 indicadas no corresponden a estos archivos ({odd}): un archivo está cortado, falta o es otro. No se cambió nada. Descargue los archivos de nuevo.',
  tooManyRequests: 'Demasiados intentos, espere un momento e inténtelo de nuevo.',
  unavailable: 'El servicio aún no está listo, inténtelo de nuevo en unos segundos.',
  fieldRequired: 'Este campo es obligatorio.',
  fieldTooLong: 'Este texto es demasiado largo.',
  fieldDate: 'Introduzca una fecha como año-mes-día, por ejemplo 1970-01-31.',
  fieldCountry: 'Elija un país de la lista.',
  fieldEmail: 'Introduzca un correo electrónico, por ejemplo nombre@example.org.',
  fieldDocumentType: 'Elija un tipo de documento de la lista.',
  fieldSha256: 'Una suma SHA-256 tiene 64 cifras de 0 a 9 y de a a f; separe varias con espacios o comas.',
  fieldListName: 'Una lista no se puede llamar «.» ni «..»: elija otro nombre.',
  fieldInvalid: 'Este valor no es válido.',
  pictureRequired: 'Añada una imagen (jpg, jpeg o png).',
  bodyUnreadable: 'La solicitud se cortó o no es multipart/form-data bien formado. Envíela de nuevo.',
  tooManyParts: 'La solicitud tiene demasiados archivos o campos.',
  tooManyPictures: 'Demasiadas imágenes para una persona.',
  listLastLineOpen:
    'La última línea del archivo, la línea {line}, no está cerrada por un fin de línea: compruebe que el archivo no está cortado.',
  listColumnUnknown: 'La columna {column} no se conoce y se ha omitido.',
  listColumnMeant: 'La columna {column} no se conoce y se ha omitido. ¿Quiso decir {meant}?',
  weSendYouAEmail: 'Le hemos enviado un correo electrónico',
  imageUploaded: 'Imagen subida correctamente',
  continueQuestion: '¿Desea continuar?',
  blacklistWillBeUpdated: 'La lista negra se actualizará con los usuarios marcados.',
  yes: 'Sí',
  no: 'No',
  updated: 'Actualizado',
  processingData: 'Procesando datos...',
  processCompleted: 'Proceso completado...',
  suspectedOfFraud: 'Usuario sospechoso de fraude.',
  cleanUser: 'Usuario limpio.',
  accept: 'Aceptar',
  sessionWillExpire: 'La sesión caducará en 30 s',
  continueSession: '¿Desea continuar con la sesión?',
  continue: 'Continuar',
  disconnect: 'Desconectar',
  reportBeingGenerated:
    'El documento se está generando, este proceso puede tardar unos minutos, tenga paciencia por favor.',
  incorrectPassword: 'Contraseña incorrecta',
  passwordMustBeTheSame: 'Las contraseñas deben ser iguales',
  passwordAdvice: 'Al menos 8 caracteres alfanuméricos con mayúsculas, minúsculas, números y símbolos',
  oneIdentityAtATime: 'Solo se puede procesar una identidad a la vez',
  failedNoFace: 'No se encontró ninguna cara en la imagen.',
  failedSeveralFaces: 'Se encontraron varias caras y ninguna destaca.',
  failedUnreadable: 'El archivo no se pudo leer como imagen.',
  failedTooLarge: 'La imagen es demasiado grande.',
  failedTooPoor: 'La imagen es demasiado pequeña, borrosa u oscura.',
  failedPictureUnavailable: 'La imagen guardada no se pudo leer.',
  failedInternal: 'La comprobación no se pudo completar.',
  noProviderList:
    'No hay ninguna lista de proveedor cargada, por lo que la persona no se comparó con listas de sanciones.',
  noName: 'No se indicó ningún nombre, por lo que no se buscó por nombre en las listas de proveedores.',
  noDateBirth: 'No se indicó la fecha de nacimiento, por lo que ninguna coincidencia pudo confirmarse con ella.',
  noNationality: 'No se indicó la nacionalidad.',
  noResidence: 'No se indicó el país de residencia.',
  noDocId: 'No se indicó el número de documento, por lo que no se compararon documentos.',
  noDocExpireAt: 'No se indicó la fecha de caducidad, por lo que no se sabe si el documento es válido.',
  noEmail: 'No se indicó ningún correo electrónico, por lo que no se compararon direcciones.',
  engineFailed: 'Un motor externo no respondió.',
  documentExpired: 'El documento está caducado.',
  dateBirthInFuture: 'La fecha de nacimiento está en el futuro.',
  dateBirthTooOld: 'La fecha de nacimiento es de hace más de 130 años.',
  underage: 'La persona tiene menos de 18 años.',
  residenceNotAccepted: 'El país de residencia no se acepta.',
};

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const messages: Record<Language, Record<MessageKey, string>> = { en, es };

/** Puts figures and names into a sentence that has places for them. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Why a petition failed. */
export const failureMessages = {
  noFace: 'failedNoFace',
  severalFaces: 'failedSeveralFaces',
  unreadable: 'failedUnreadable',
  tooLarge: 'failedTooLarge',
  tooPoor: 'failedTooPoor',
  pictureUnavailable: 'failedPictureUnavailable',
  internal: 'failedInternal',
} as const satisfies Record<FailureReason, MessageKey>;
