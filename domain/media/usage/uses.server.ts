import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { imageUses, type useKinds } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { imageIdsIn } from "../image.ts";

type Storage = Pick<Services, "db">;
type TextKind = (typeof useKinds)[number];

/**
 * What records the images that a text names: run it in the same batch as the text is written in. Where that writing
 * has a condition, give it here too and record first: nothing written, nothing recorded.
 */
export function recordUses(
  { db }: Storage,
  text: { kind: TextKind; id: string },
  written: string[],
  condition: SQL = sql`true`,
) {
  const ids = JSON.stringify(imageIdsIn(written.join("\n")));
  return [
    db.delete(imageUses).where(and(eq(imageUses.kind, text.kind), eq(imageUses.textId, text.id), condition)),
    db
      .insert(imageUses)
      .select(
        rowFrom(
          imageUses,
          { imageId: sql`value`, kind: text.kind, textId: text.id },
          sql`from json_each(${ids}) where ${condition}`,
        ),
      ),
  ] as const;
}

/**
 * The statement that deletes the uses of texts that are removed permanently, for the batch that removes them; `ids` is a
 * query.
 */
export function forgetUses({ db }: Storage, kind: TextKind, ids: SQLWrapper) {
  return db.delete(imageUses).where(and(eq(imageUses.kind, kind), sql`${imageUses.textId} in ${ids}`));
}
