export const manual = {} as const;
