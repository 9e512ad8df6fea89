/** Makes a value of each text once. Of more texts than `limit` it forgets all and begins anew. */
export function remembered<Value extends object | string>(
  limit: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= limit) known.clear();
    known.set(text, made);
    return made;
  };
}
