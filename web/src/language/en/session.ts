export const session = {
  secondsLeft: '{seconds, plural, one {# second left} other {# seconds left}}',
} as const;
