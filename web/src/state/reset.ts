// Logging out resets the whole state: whoever keeps some registers here how to forget it.

const forgetters = new Set<() => void>();

export function onReset(forget: () => void): void {
  forgetters.add(forget);
}

export function resetAll(): void {
  for (const forget of forgetters) forget();
}
