type Statements = D1PreparedStatement[];
type Rows = unknown[][];

interface Waiting {
  statements: Statements;
  answer: (results: D1Result[] | Promise<D1Result[]>) => void;
}

/** Microtasks between the first loader of a page and the last. */
const patience = 20;

/**
 * The same database, where reads that begin together take one round trip: the loaders of a page, and what one of them asks for at
 * once. They are gathered within one turn of the event loop, which belongs to one request.
 */
export function gatherReads(database: D1Database): Pick<D1Database, "prepare" | "batch"> {
  const reads = new WeakSet<D1PreparedStatement>();
  let waiting: Waiting[] = [];

  function gather(statements: Statements): Promise<D1Result[]> {
    return new Promise((answer) => {
      waiting.push({ statements, answer });
      if (waiting.length === 1) void go();
    });
  }

  async function go(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let turn = 0; turn < patience; turn++) await Promise.resolve();
    const gathered = waiting;
    waiting = [];
    try {
      const results = (await database.batch(gathered.flatMap(({ statements }) => statements))).values();
      for (const { statements, answer } of gathered)
        answer(statements.flatMap(() => results.next().value ?? []));
    } catch (error) {
      // What fails is to fail alone.
      for (const { statements, answer } of gathered)
        answer(gathered.length === 1 ? Promise.reject(error) : database.batch(statements));
    }
  }

  function read(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    reads.add(statement);
    const bind = statement.bind.bind(statement);
    const raw = statement.raw.bind(statement);
    const all = async () => (await gather([statement]))[0];
    return Object.assign(statement, {
      bind: (...values: unknown[]) => read(bind(...values), query),
      all,
      raw: async (): Promise<Rows> => {
        if (isPlain(query)) return ((await all())?.results ?? []).map((row) => Object.values(row as object));
        const [names = [], ...rows] = (await raw({ columnNames: true })) as [string[], ...Rows];
        if (names.length > 0) note(query, names);
        return rows;
      },
    });
  }

  return {
    prepare(query) {
      const statement = database.prepare(query);
      return /^\s*\(?\s*select\b/i.test(query) ? read(statement, query) : statement;
    },
    batch: <Row>(statements: Statements) =>
      (statements.every((statement) => reads.has(statement))
        ? gather(statements)
        : database.batch(statements)) as Promise<D1Result<Row>[]>,
  };
}

/**
 * Queries whose columns have a name each, as far as they have been asked before: a batch answers with objects, in which one of two
 * columns of the same name is lost.
 */
const plain = new Map<string, boolean>();
const mostKnown = 2000;

const isPlain = (query: string) => plain.get(query) ?? false;

function note(query: string, names: readonly string[]): void {
  if (plain.size >= mostKnown) plain.clear();
  // Objects have names of digits before all others.
  plain.set(query, new Set(names).size === names.length && !names.some((name) => /^\d+$/.test(name)));
}
