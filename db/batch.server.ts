import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.server.ts";

type Statement = BatchItem<"sqlite">;
type Result<Part> = Part extends { readonly _: { readonly result: infer Read } }
  ? Read
  : { -readonly [Place in keyof Part]: Part[Place] extends Statement ? Part[Place]["_"]["result"] : never };

/** What a batch of these statements returns. */
export type Results<Parts> = { -readonly [Name in keyof Parts]: Result<Parts[Name]> };

/**
 * Runs statements as one transaction and in one round trip, in the order of their names. Returns by the same names what each
 * statement returns; where a name has a list of statements, which may be empty, a list of results. Where one of them fails, none
 * of them has changed anything, and the error is thrown.
 */
export async function batch<const Parts extends Record<string, Statement | readonly Statement[]>>(
  db: Pick<Database, "batch">,
  parts: Parts,
): Promise<Results<Parts>> {
  const [first, ...others] = Object.values(parts).flat();
  const results = (first ? await db.batch([first, ...others]) : []).values();
  const next = (): unknown => results.next().value;
  const named = Object.entries(parts).map(([name, part]) => [
    name,
    Array.isArray(part) ? part.map(next) : next(),
  ]);
  return Object.fromEntries(named);
}
