/** A piece of SQL with its values; only the `sql` tag makes one, so no text of a user ever becomes SQL. */
export class Statement {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  /** Under which a connection keeps it parsed and planned. */
  readonly name: string | undefined;

  constructor(strings: readonly string[], inserts: readonly unknown[], name?: string) {
    this.name = name;
    const flat = { strings: [strings[0] ?? ''], values: [] as unknown[] };
    inserts.forEach((insert, index) => {
      append(flat, insert, strings[index + 1] ?? '');
    });
    this.strings = flat.strings;
    this.values = flat.values;
  }

  /** Placeholders are numbered here and not earlier, because a fragment does not know where it will stand. */
  get text(): string {
    return this.strings.reduce((text, part, index) => (index === 0 ? part : `${text}$${index}${part}`), '');
  }

  /**
   * For what is asked all the time: planned once for a connection instead of every time. Only where one plan suits all
   * values, and always with the same text under one name.
   */
  prepared(name: string): Statement {
    return new Statement(this.strings, this.values, name);
  }
}

function append(flat: { strings: string[]; values: unknown[] }, insert: unknown, after: string): void {
  const last = flat.strings.length - 1;
  if (!(insert instanceof Statement)) {
    flat.strings.push(after);
    flat.values.push(insert);
    return;
  }
  flat.strings[last] = (flat.strings[last] ?? '') + (insert.strings[0] ?? '');
  flat.strings.push(...insert.strings.slice(1));
  flat.values.push(...insert.values);
  const end = flat.strings.length - 1;
  flat.strings[end] = (flat.strings[end] ?? '') + after;
}

/** ``sql`select … where a = ${value} ${fragment}` ``: values become placeholders, fragments become text. */
export function sql(strings: TemplateStringsArray, ...inserts: readonly unknown[]): Statement {
  return new Statement(strings, inserts);
}

/** Several writes that are one question to the database. None of them sees what another one does. */
export function atOnce(writes: readonly Statement[]): Statement {
  const steps = writes.map((write, index) => new Statement([`write_${index} as (`, ')'], [write]));
  return sql`with ${joinSql(steps)} select`;
}

/** Joins fragments or values: ``joinSql(conditions, sql` and `)``; an empty list gives an empty fragment. */
export function joinSql(parts: readonly unknown[], separator: Statement = sql`, `): Statement {
  const inserts = parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
  return new Statement(Array<string>(inserts.length + 1).fill(''), inserts);
}
