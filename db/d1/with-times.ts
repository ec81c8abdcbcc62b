/** A row whose instants are written down, as pages and the API get them. */
export type WithTimes<Row> = {
  [Key in keyof Row]: Row[Key] extends Date | null ? Extract<Row[Key], null> | string : Row[Key];
};

/** Each instant in ISO 8601. */
export function withTimes<Row extends object>(row: Row): WithTimes<Row> {
  const entries = Object.entries(row).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as WithTimes<Row>;
}
