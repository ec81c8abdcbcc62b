import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/**
 * Facts of which there is one each, such as the profile, that the owner changed in the admin. Each is shown instead of the
 * file of the same name in `studio/`: docs/decisions/0069 and 0071.
 */
export const facts = sqliteTable("facts", {
  name: text("name").primaryKey(),
  /** In the shape that `studio/` has for it, as JSON; null where the file is shown again. */
  facts: text("facts"),
  /** What the last save replaced, for undoing it; null where that was the file. */
  previous: text("previous"),
  /** Counts the saves: a save based on an older one is refused. */
  version: integer("version").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
declareTable(facts, {
  backup: "kept",
  isSeen: true,
  missed: { as: "changed settings", newest: "updatedAt" },
});
