import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withDatabase } from "./database.ts";
import { applyMigrations } from "./migrations.ts";

it("a migration that fails leaves nothing behind, and is applied once it is mended", async () => {
  const stateFolder = mkdtempSync(join(tmpdir(), "migrations-"));
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    "0001_letters.sql",
    "create table letters (title text); -- first\ninsert into letters values ('a; b');",
  );
  write("0002_stamps.sql", "create table stamps (name text);\ninsert into nowhere values (1);");
  await withDatabase(stateFolder, async ({ db: { $client: database } }) => {
    const rows = async (query: string) => (await database.prepare(query).raw()).flat();
    await expect(applyMigrations(database, folder)).rejects.toThrow("nowhere");
    expect(await rows("select name from sqlite_master where name in ('letters', 'stamps')")).toEqual([
      "letters",
    ]);
    write("0002_stamps.sql", "create table stamps (name text);");
    await applyMigrations(database, folder);
    await applyMigrations(database, folder);
    expect(await rows("select title from letters")).toEqual(["a; b"]);
    expect(await rows("select name from d1_migrations order by id")).toEqual([
      "0001_letters.sql",
      "0002_stamps.sql",
    ]);
  });
});
