import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepDatabase } from "./keep-database.ts";

it("keeps the local database, one deep, before a migration that takes rows, and only then", () => {
  const state = mkdtempSync(join(tmpdir(), "keep-database-"));
  const write = (name: string, text: string) => {
    writeFileSync(join(state, name), text);
    return join(state, name);
  };
  const adds = write("0001_adds.sql", "create table parcels (id integer);");
  const drops = write("0002_drops.sql", "drop table parcels;");
  expect(keepDatabase(state, [adds, drops])).toBeNull();
  mkdirSync(join(state, "v3/d1"), { recursive: true });
  expect(keepDatabase(state, [adds])).toBeNull();
  for (const rows of ["one row", "two rows"]) {
    write("v3/d1/site.sqlite", rows);
    expect(keepDatabase(state, [adds, drops])).toContain(`${state}/d1-before`);
    expect(readFileSync(join(state, "d1-before/site.sqlite"), "utf8")).toBe(rows);
  }
  rmSync(state, { recursive: true });
});
