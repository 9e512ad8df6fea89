/** Most fields: the patterns below take longer. */
const ASCII = /^[\x20-\x7e]*$/;

/** The words of a field in small letters, without their accents. */
export function wordsOf(field: string): string[] {
  if (ASCII.test(field)) return field.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const plain = field.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** What a form asks for. */
const KINDS =
  'name; names; surname; surnames; last name; lastname; family name; first name; firstname; given name; forename'.split(
    '; ',
  );

/** What people write where there is no name to write: in words without accents, stops and hyphens. */
const PLACEHOLDERS = new Set([
  ...KINDS.flatMap((kind) => [
    `no ${kind}`,
    `unknown ${kind}`,
    `${kind} unknown`,
    `${kind} not known`,
    `without ${kind}`,
  ]),
  ...`
    unknown; unk; undefined; not applicable; not available; not known; not provided; not given; not specified; not stated
    not recorded; single name; one name; one name only; only one name; mononym; do not know; don t know; does not have
    has none; tbd; tba; fnu; lnu; nfn; nln
    desconocido; desconocida; se desconoce; sin nombre; sin nombres; sin apellido; sin apellidos; no tiene
    no tiene nombre; no tiene apellido; no tiene apellidos; no aplica; no consta; no disponible; no conocido; no sabe
    ninguno; ninguna; unbekannt; nicht bekannt; nicht vorhanden; keine angabe; kein name; kein vorname
    kein nachname; ohne namen; ohne vornamen; ohne nachnamen; inconnu; inconnue; non renseigne; sans nom; sans prenom
    pas de nom; pas de prenom; aucun; neant; desconhecido; desconhecida; sem nome; sem sobrenome; sem apelido; nao tem
    nao informado; sconosciuto; sconosciuta; senza nome; senza cognome; tidak ada; tanpa nama; неизвестно; неизвестен
    неизвестна; нет; нет имени; нет фамилии; не указано; без имени; без фамилии; لا يوجد; غير معروف; 无; 無; 不详; 不詳; 未知
    なし; 없음
  `
    .split(/[;\n]/)
    .map((phrase) => wordsOf(phrase).join(' '))
    .filter((phrase) => phrase !== ''),
]);

/** The same, and names as well: Na Hye-sok, Nil, Ono, the initials N. A. */
const NAMES_TOO = new Set(['n a', 'na', 'n n', 'nn', 'nil', 'none', 'null', 'nan', 'ono', 'same', 'x']);

const CROSSES_OR_NUMBER = /^(?:x{2,}|\p{N}+)$/u;

/** Whether these words say that there is no name: "no surname", "FNU LNU", "0". */
export function isPlaceholder(words: readonly string[]): boolean {
  return PLACEHOLDERS.has(words.join(' ')) || words.every(saysNothing);
}

const saysNothing = (word: string): boolean => PLACEHOLDERS.has(word) || CROSSES_OR_NUMBER.test(word);

/** Whether they may say so, and may be a name. */
export const mayBePlaceholder = (words: readonly string[]): boolean => NAMES_TOO.has(words.join(' '));
