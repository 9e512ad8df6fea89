export const upload = {} as const;
