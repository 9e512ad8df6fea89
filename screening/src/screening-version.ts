/**
 * Names how people are screened beyond what can be set: each result keeps it with the version of the policy. The test
 * beside this file compares tables, thresholds, costs, decisions and the scores of some names, and says what to write
 * here where one of them has changed.
 */
export const SCREENING_VERSION = 'a3e3e102b6ea';
