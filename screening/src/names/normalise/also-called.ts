/** What stands between two names of one. */
export const ALSO_CALLED =
  /[\s,(]+(?:a[/.]?k[/.]?a\.?|f[/.]?k[/.]?a\.?|d[/.]?b[/.]?a\.?|t\/a|alias|also known as|trading as)[\s:]+/i;
