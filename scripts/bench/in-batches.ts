import type { BatchItem } from "drizzle-orm/batch";
import type { Services } from "#domain/services.ts";

/** D1 takes 100 parameters a statement, and a row has up to 20. */
const rowsPerStatement = 5;
const statementsPerBatch = 20;

export async function inBatches<Row>(
  { db }: Pick<Services, "db">,
  rows: Row[],
  insert: (part: Row[]) => BatchItem<"sqlite">,
): Promise<void> {
  const statements = chunks(rows, rowsPerStatement).map(insert);
  for (const [first, ...rest] of chunks(statements, statementsPerBatch))
    if (first) await db.batch([first, ...rest]);
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) =>
    items.slice(n * size, (n + 1) * size),
  );
}
