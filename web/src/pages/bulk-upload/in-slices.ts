/** Nobody notices that a page stands still for so many milliseconds. */
const longestSlice = 30;

/** As `map` of an array, for many: the page goes on in between. */
export async function inSlices<From, To>(items: readonly From[], map: (item: From) => To): Promise<To[]> {
  const mapped: To[] = [];
  let until = performance.now() + longestSlice;
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + longestSlice;
  }
  return mapped;
}
