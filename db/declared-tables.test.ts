import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { loginTables } from "#domain/restore/restore.ts";
import { tablesOf } from "./d1/row-limits.ts";
import { declaredTables, tablesWhere } from "./declared-tables.ts";
import * as schema from "./schema.ts";

describe("the declared tables", () => {
  it("are all tables of the schema, each after those that it refers to", () => {
    const order: string[] = declaredTables.map(({ name }) => name);
    const tables = tablesOf(schema).map((table) => getTableConfig(table));
    expect(order.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    for (const { name, foreignKeys } of tables) {
      for (const key of foreignKeys) {
        const { name: parent } = getTableConfig(key.reference().foreignTable);
        expect(order.indexOf(parent), `${name} after ${parent}`).toBeLessThan(order.indexOf(name));
      }
    }
  });

  it("hold texts and numbers alone", () => {
    for (const { table } of declaredTables) {
      const types = getTableConfig(table).columns.map((column) => column.getSQLType());
      expect(["text", "integer", "real"]).toEqual(expect.arrayContaining(types));
    }
  });

  it("name as logins that the owner confirms what a restore has words for", () => {
    expect(tablesWhere(({ restore }) => restore === "confirmed").toSorted()).toEqual(
      [...loginTables].toSorted(),
    );
  });
});
