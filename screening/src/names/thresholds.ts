/** A name passes from here on, before and after the evidence. */
export const NAME_THRESHOLD = 0.74;
/** So close that contradicting evidence can lower the hit but not hide it. */
export const NEAR_EXACT = 0.95;
/** With a full date of birth this confirms an entry, by a primary name or strong alias. */
export const CONFIRMING_NAME = 0.85;
