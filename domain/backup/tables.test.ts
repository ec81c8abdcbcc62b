import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { tablesOf } from "#db/d1/row-limits.ts";
import * as schema from "#db/schema.ts";
import { journalTriggers } from "./journal-triggers.ts";
import { journaledTables, tableRoles } from "./tables.ts";

const tables = tablesOf(schema).map((table) => getTableConfig(table));

describe("every table", () => {
  it("is kept by backups, secret or passing", () => {
    expect(Object.keys(tableRoles).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it("comes after those that it refers to, and holds texts and numbers alone", () => {
    const order: string[] = Object.keys(tableRoles);
    for (const { name, foreignKeys, columns } of tables) {
      for (const key of foreignKeys) {
        const { name: parent } = getTableConfig(key.reference().foreignTable);
        expect(order.indexOf(parent), `${name} after ${parent}`).toBeLessThan(order.indexOf(name));
      }
      expect(["text", "integer", "real"]).toEqual(
        expect.arrayContaining(columns.map((one) => one.getSQLType())),
      );
    }
  });

  it("that a backup may have has three triggers that note its changes", async () => {
    const there = await env.DB.prepare(
      "select sql from sqlite_master where type = 'trigger' and name glob 'backup_*' order by name",
    ).all<{ sql: string }>();
    const wanted = journaledTables.flatMap((table) => journalTriggers(table));
    // What is missing goes into the migration that makes the table, each followed by “;--> statement-breakpoint”.
    expect(there.results.map(({ sql }) => sql).toSorted()).toEqual(wanted.toSorted());
  });
});
