/** What it costs how the words of two names stand together; how unlike two words are stands in matched.ts. .84 in all meets the threshold. */
export const COSTS = {
  /** No word met any: far beyond every threshold. */
  nothingMet: 6,
  /** One word is missing on one side: people leave names out. */
  omitted: 0.14,
  /** On top of that, where the words that did meet are all common ones. */
  omittedUnsupported: 0.45,
  /** However many words are missing, they cost no more than this, and so much more where the others are all common. */
  omittedLimit: 0.7,
  omittedLimitUnsupported: 0.22,
  /** With this much rarity among the words that met, nothing is added. */
  fullSupport: 2,
  /** The missing word was the first or the last. */
  omittedEdge: 0.08,
  /** Both sides have a word the other has not: these are different people. */
  contradicted: 1.35,
  /** Only one significant word met, and one side has more of them ... */
  oneWordOnly: 0.85,
  /** ... which a rare word makes less doubtful, by this factor. */
  rareWord: 1.2,
  /** Both names are one word, and not the same one; acronyms of a few letters forgive even less. */
  singleWord: 0.15,
  singleAcronym: 0.4,
  /** The words stand in another order, and so much more for a word that is misspelt as well. */
  reordered: 0.05,
  reorderedSpelling: 0.3,
  /** The order differs, and the last word is missing. */
  reorderedSurname: 0.35,
  /** "Abdul Hanif" where the other side has only "Hanif". */
  partial: 0.5,
  /** The power that makes slips in two words cheaper than the same slips in one. */
  spread: 1.5,
  /** "Ahmad bin Hasan" against "Hasan bin Ahmad". */
  fatherForSon: 1.4,
  /** "Uday Saddam al-Tikriti" against "Saddam al-Tikriti". */
  sonOfNamed: 0.8,
  /** "Omar Khalid Yusuf" against "Khalid Yusuf": two names may be all of the father's, or the first was left out. */
  sonOfTwoNames: 0.2,
  /** "GmbH" against "Ltd". */
  legalForm: 0.12,
  /** Every letter is there, but the spaces stand elsewhere. */
  spaceMoved: 0.25,
  /** "Tan Kah Kee" against "Chen Jiageng". */
  otherDialect: 0.5,
  /** Organisations that have only words like "bank" and "national" in common. */
  notDistinctive: 0.8,
  /** The one word that is not like "bank" or "national" has met another. */
  onlyWordDiffers: 0.2,
  /** Only the country and words like "bank" have met, and one side has a word of its own: the Central Bank of Iran. */
  otherOfCountry: 0.6,
  /** "No. 9" against "No. 40". */
  otherNumber: 0.8,
  /** "PLA" against "People's Liberation Army". */
  acronym: 0.6,
  /** Written differently, though every word is the same. */
  otherWriting: 0.012,
  /** How fast the score falls with the cost. */
  steepness: 0.357,
};
