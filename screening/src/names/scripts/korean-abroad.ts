import { closedSyllables, syllableReader } from './syllables-abroad.ts';

const ARABIC = closedSyllables({
  beginnings:
    'ك k; غ g; ق g; گ g; ج j; تش ch; چ ch; ت t; د d; ب p; پ p; س s; ش s; ه h; م m; ن n; ر r; ل l; ي y; و w; ا -',
  vowels: 'ا a; و o u; ي i; اي ae; وي oe ui; يو yo yu; يا ya; وا wa; وو wo u; ه e',
  closings: 'ن n; نغ ng; م m; ك k; ب p; ل l; ت t',
  whole: 'لي lee; ا a; ان an; ون un won',
});

const HEBREW = closedSyllables({
  beginnings: "ק k; כ k; ג g; ג' j; צ' ch; ט t; ת t; ד d; פ p; ב p; ס s; ש s; ה h; מ m; נ n; ר r; ל l; י y; ו w; א -",
  vowels: 'א a; ו o u; י i; ה ae e; אה ae; יאה ae; וי oe ui; יו yo yu; יא ya; ואה wa',
  closings: 'נ n; נג ng; מ m; ק k; כ k; פ p; ב p; ל l; ט t; ת t',
  whole: 'לי lee; אנ an; ונ un won; וונ won',
});

const GREEK = closedSyllables({
  beginnings: 'κ k; γκ g; τζ j; γι j y; τσ ch; τ t; θ t; ντ d; π p; μπ p; σ s; χ h; μ m; ν n; ρ r; λ l; γου w',
  vowels: 'α a; ο o; ου u o; ι i; ε ae; αε ae; οε oe; ιο yo; ιου yu yo; ια ya; ιε ye; ουα wa; ουο wo',
  closings: 'ν n; νγκ ng; μ m; κ k; π p; λ l; τ t',
  whole: 'λι lee; αν an; ουν un; ιλ il; ιν in; ο o; οκ ok; ονγκ ong',
});

/** A word of Korean in the letters of others: جونغ, ג'ונג and Γιονγκ are Jong. */
export const KOREAN_ABROAD = {
  Arabic: syllableReader(ARABIC),
  Hebrew: syllableReader(HEBREW),
  Greek: syllableReader(GREEK),
} as const;
