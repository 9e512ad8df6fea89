/** By array, the place of each key: a list may give an entry thousands of values, too many to compare each with each. */
const places = new WeakMap<readonly unknown[], Map<string, number>>();

/** Adds a value unless one of its key is there, and returns the one that is. Such an array is added to only here. */
export function addOnce<T>(values: T[], key: string, value: T): T {
  const placeOf = places.get(values) ?? new Map<string, number>();
  places.set(values, placeOf);
  const known = values[placeOf.get(key) ?? -1];
  if (known !== undefined) return known;
  placeOf.set(key, values.push(value) - 1);
  return value;
}
