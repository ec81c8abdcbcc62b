/** What a send costs: D1 by its own meters, the queue by messages put on it and taken off it. */
export interface Cost {
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  messages: number;
  queueSends: number;
}

const statementOf = new WeakMap<D1PreparedStatement, D1PreparedStatement>();

/**
 * The same database, with every statement's cost added to `cost`. D1 does not report the cost of `raw()`: statements that
 * write are run by `all()` instead, statements that only read are run by `all()` as well.
 */
export function counted(db: D1Database, cost: Cost): D1Database {
  const add = <Result extends { meta: D1Meta }>(result: Result): Result => {
    cost.statements += 1;
    cost.rowsRead += result.meta.rows_read ?? 0;
    cost.rowsWritten += result.meta.rows_written ?? 0;
    return result;
  };
  const wrap = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), text),
      all: async () => add(await statement.all()),
      run: async () => add(await statement.run()),
      first: (column?: string) => (column ? statement.first(column) : statement.first()),
      async raw(options?: { columnNames: true }) {
        const { results } = add(await statement.all<Record<string, unknown>>());
        if (!/^\s*\(?\s*(select|with)\b/i.test(text)) return results.map((row) => Object.values(row));
        return options ? statement.raw(options) : statement.raw();
      },
    } as D1PreparedStatement;
    statementOf.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (text: string) => wrap(db.prepare(text), text),
    async batch(statements: D1PreparedStatement[]) {
      return (await db.batch(statements.map((wrapped) => statementOf.get(wrapped) ?? wrapped))).map(add);
    },
    exec: (text: string) => db.exec(text),
    withSession: (constraint) => db.withSession(constraint),
    dump: () => db.dump(),
  } as D1Database;
}
