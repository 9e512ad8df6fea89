/**
 * Names how people are screened beyond what can be set: each result keeps it with the version of the policy. The test
 * beside this file compares tables, thresholds, costs, decisions, the keys of names and the scores of some, and says what
 * to write here where one of them has changed. The keys of all records are then made anew at the next start.
 */
export const SCREENING_VERSION = '4a85421a0d6a';
