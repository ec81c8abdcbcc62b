import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { tablesOf } from "#db/d1/row-limits.ts";
import * as schema from "#db/schema.ts";
import { migrationsIn } from "../deploy/database.ts";
import { root } from "../local/processes.ts";
import { migrated, readMigration, triggersOf } from "./migrated.ts";
import { schemaText } from "./schema-text.ts";
import { withTriggers } from "./with-triggers.ts";

const migrations = migrationsIn(root).map((name) => readMigration(root, name));

describe("db/ is up to date: npm run db:generate would change nothing", () => {
  it("in db/schema.ts, which names every file of db/tables", () => {
    expect(readFileSync(join(root, "db/schema.ts"), "utf8")).toBe(schemaText(root));
  });

  it("in the columns and indexes that all migrations together leave", () => {
    const database = migrated(migrations);
    const columnsOf = database.prepare('select name, type, "notnull" from pragma_table_info(?)');
    const indexesOf = database.prepare("select name from pragma_index_list(?) where origin = 'c'");
    for (const { name, columns, indexes } of tablesOf(schema).map(getTableConfig)) {
      const there = [[name], ...columnsOf.all(name), ...indexesOf.all(name)].map((row) => Object.values(row));
      const wanted = [
        [name],
        ...columns.map((column) => [column.name, column.getSQLType().toUpperCase(), Number(column.notNull)]),
        ...columns.flatMap(({ isUnique, uniqueName }) => (isUnique ? [[uniqueName]] : [])),
        ...indexes.map(({ config }) => [config.name]),
      ];
      expect(there.toSorted()).toEqual(wanted.toSorted());
    }
  });

  it("in the triggers that all migrations together leave", () => {
    expect(withTriggers(migrations, "")).toBe("");
  });
});

describe("a migration that makes a table anew", () => {
  /** As drizzle-kit writes it. The table has triggers, and those of other tables name it. */
  const rebuild = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE \`__new_webhooks\` (
	\`id\` text PRIMARY KEY NOT NULL,
	\`url\` text NOT NULL,
	\`secret\` text,
	\`events\` text NOT NULL,
	\`created_at\` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO \`__new_webhooks\`("id", "url", "secret", "events", "created_at") SELECT "id", "url", "secret", "events", "created_at" FROM \`webhooks\`;--> statement-breakpoint
DROP TABLE \`webhooks\`;--> statement-breakpoint
ALTER TABLE \`__new_webhooks\` RENAME TO \`webhooks\`;--> statement-breakpoint
PRAGMA foreign_keys=ON;`;

  it("is refused by SQLite as it is", () => {
    expect(() => migrated([...migrations, rebuild])).toThrow("error in trigger announced_by_");
  });

  it("first drops the triggers that name it, and writes them again at its end", () => {
    const before = triggersOf(migrated(migrations));
    const mended = withTriggers(migrations, rebuild);
    expect(mended.split(rebuild)[0]).toContain(
      "DROP TRIGGER announced_by_posts_insert;\n--> statement-breakpoint\n",
    );
    expect(mended).toContain("CREATE TRIGGER backup_webhooks_insert");
    const after = triggersOf(migrated([...migrations, mended]));
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect(withTriggers([...migrations, mended], "")).toBe("");
  });
});

describe("a change of declarations", () => {
  it("drops triggers that no table wants, and writes those that are missing or other", () => {
    const former = `DROP TRIGGER backup_posts_insert;
      CREATE TRIGGER backup_posts_insert AFTER INSERT ON posts BEGIN SELECT 1; END;
      DROP TRIGGER draft_parts_outdated;
      CREATE TRIGGER of_before AFTER INSERT ON posts BEGIN SELECT 1; END;`;
    const lines = withTriggers([...migrations, former], "").split("\n--> statement-breakpoint\n");
    expect(lines.map((line) => line.split(" AFTER ")[0])).toEqual([
      "DROP TRIGGER backup_posts_insert;",
      "DROP TRIGGER of_before;",
      "CREATE TRIGGER draft_parts_outdated",
      "CREATE TRIGGER backup_posts_insert",
    ]);
  });
});
