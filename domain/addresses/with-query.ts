type Value = string | number | boolean | null | undefined;

/** An address with those values that are neither empty nor 0; `true` is a name without a value. */
export function withQuery(path: string, values: Record<string, Value>): string {
  const given = Object.entries(values).filter(([, value]) => value);
  const query = new URLSearchParams(
    given.map(([name, value]) => [name, value === true ? "" : String(value)]),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
