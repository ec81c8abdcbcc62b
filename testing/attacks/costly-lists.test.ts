import { beforeEach, describe, expect, it } from "vitest";
import { readReport } from "#app/routes/admin/subscribers/report.server.ts";
import { importRows, subscriberImports } from "#db/schema.ts";
import { throwAwayImport } from "#domain/subscribers/importing/imports.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { listForm } from "#testing/lists.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers } from "#testing/subscribers.ts";

/** The attack: a list whose rows are in the order that costs most, so that reading it stalls the whole site. */

const { services, world } = testServices();
const owner = testOwner(services);

beforeEach(emptySubscribers);

/** How many rows of the database are read for each row of a list. */
async function costOf(list: string, rows: number): Promise<number> {
  const { outcome } = await receiveList(services, owner, listForm(list));
  if (isRefused(outcome)) throw new Error(outcome.message);
  const { services: measured, cost } = metered(services);
  while ((await readOn(measured, owner, outcome.id))?.state === "reading");
  expect(await services.db.$count(importRows)).toBe(rows);
  return cost.read / rows;
}

const rows = 12_000;
const repeated = (row: (index: number) => string) => Array.from({ length: rows }, (_, index) => row(index));

describe("a list whose rows cost most", () => {
  it.each([
    ["repeats one address", () => "ada@pond.example"],
    ["repeats one address that has left", () => "ada@pond.example,unsubscribed"],
    ["repeats two addresses in turn", (index: number) => `${index % 2}@pond.example,unsubscribed`],
    ["has no address twice", (index: number) => `r${index}@pond.example`],
    ["has no address at all", () => "nobody"],
  ])("reads a few rows of the database for each of its own: it %s", async (_, row) => {
    const list = `email,status\n${repeated(row).join("\n")}\n`;
    expect(await costOf(list, rows)).toBeLessThan(20);
  });
});

describe("a list that is being read", () => {
  it("is shown, with the button that discards it, before it is read on", async () => {
    const list = repeated(() => "ada@pond.example").join("\n");
    const { outcome } = await receiveList(services, owner, listForm(list));
    if (isRefused(outcome)) throw new Error(outcome.message);
    const report = await readReport(services, owner, outcome.id, new URLSearchParams());
    expect(report?.list).toMatchObject({ state: "reading", rows: 0 });
    await Promise.all(world.background);
    expect(await services.db.$count(importRows)).toBeGreaterThan(0);
  });

  it("is discarded without being read first", async () => {
    const list = repeated(() => "ada@pond.example").join("\n");
    const { outcome } = await receiveList(services, owner, listForm(list));
    if (isRefused(outcome)) throw new Error(outcome.message);
    const { services: measured, cost } = metered(services);
    await throwAwayImport(measured, owner, outcome.id);
    expect(cost.read).toBeLessThan(20);
    expect(await services.db.$count(subscriberImports)).toBe(0);
  });
});
