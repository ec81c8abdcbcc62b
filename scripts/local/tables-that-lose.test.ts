import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tablesThatLose } from "./tables-that-lose.ts";
import { listMigrations } from "./migrations.ts";
import { root } from "./processes.ts";

const folder = join(root, "db/migrations");

it("finds the tables that a migration takes rows from, and none that SQLite rebuilds", () => {
  const found = listMigrations(folder).map((name) => [
    name.slice(0, 4),
    tablesThatLose(readFileSync(join(folder, name), "utf8")),
  ]);
  // Of 0005 `deliveries` is rebuilt; of 0038 a trigger deletes.
  expect(Object.fromEntries(found.filter(([, tables]) => tables?.length))).toMatchObject({
    "0006": ["owner_sessions"],
    "0029": ["link_readings", "post_links"],
    "0031": ["newsletter_choices"],
  });
  expect(Object.fromEntries(found)).toMatchObject({ "0005": [], "0038": [] });
});

it("finds a column that goes, and a table behind a comment", () => {
  const sql = '-- No more; none.\nDROP TABLE IF EXISTS "parcels";\nALTER TABLE `posts` DROP COLUMN `mood`;';
  expect(tablesThatLose(sql)).toEqual(["parcels", "posts"]);
});
