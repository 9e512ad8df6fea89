/** Letters that run from right to left. Numbers among them do not, whatever their digits. */
export const rightToLeft = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
