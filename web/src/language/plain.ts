/** As people type what they look for: "sesion" for Sesión, "curacao" for Curaçao. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
