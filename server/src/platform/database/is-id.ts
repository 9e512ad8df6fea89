const uuidPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Anything but one of our ids is simply not found. */
export function isId(text: string): boolean {
  return uuidPattern.test(text);
}
