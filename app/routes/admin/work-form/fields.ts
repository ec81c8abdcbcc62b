/** A form's fields by their names, as text. */
export type Fields = Record<string, string>;

/** The fields called `name.0.…` of each row, in their order. */
export function rowsIn(fields: Fields, name: string): Fields[] {
  const rows: Record<number, Fields> = {};
  for (const [field, text] of Object.entries(fields)) {
    const [, at, key] = new RegExp(`^${name}\\.(\\d+)\\.(\\w+)$`).exec(field) ?? [];
    if (at && key) (rows[Number(at)] ??= {})[key] = text.trim();
  }
  return Object.values(rows);
}
