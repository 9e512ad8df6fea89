/** The shape of the English texts, for the other languages: same keys, other sentences. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
