import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { declareTable } from "../declare-table.ts";
import { instant } from "../instant.ts";

/** The last run of each cron trigger, which `npm run doctor` looks at. */
export const cronRuns = sqliteTable("cron_runs", {
  /** As wrangler.toml writes it. */
  cron: text("cron").primaryKey(),
  endedAt: instant("ended_at").notNull(),
  /** How many of its jobs failed; the log says which. */
  failures: integer("failures").notNull(),
});
declareTable(cronRuns, { backup: "passing", restore: "stays" });
