import { beforeEach, describe, expect, it } from "vitest";
import { env } from "cloudflare:workers";
import { beginCreating } from "#domain/bulk/created.server.ts";
import { undoCreated } from "#domain/bulk/undo-created.server.ts";
import { lookUp } from "#domain/drafts/look-up.server.ts";
import type { Services } from "#domain/services.ts";
import { beginImport, sendRows } from "#domain/subscribers/importing/send-rows.server.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers } from "#testing/subscribers.ts";

/** The attack: so many things made by programs that each further call looks at all of them. */

const { services } = testServices();
const owner = testOwner(services);
const key = "a-change-of-many";
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

beforeEach(emptySubscribers);

async function made(count: number): Promise<void> {
  const each = `from json_each('${JSON.stringify(numbers(count))}')`;
  const statements = [
    "delete from bulk_changes",
    "delete from drafts",
    "delete from redirects",
    `insert into drafts (id, created_at, updated_at) select 'd' || value, 1, 1 ${each}`,
    `insert into redirects (path, target, created_at) select '/r' || value, '/', 1 ${each}`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await beginCreating(services, owner, { key, name: "many.zip" });
  const items = [
    `insert into bulk_change_items (change_id, kind, item_id, before)
      select '${key}', 'draft', 'd' || value, '{"version":1}' ${each}`,
    `insert into bulk_change_items (change_id, kind, item_id, before)
      select '${key}', 'redirect', '/r' || value, '{"target":"/","at":1}' ${each}`,
  ];
  await env.DB.batch(items.map((statement) => env.DB.prepare(statement)));
}

async function undone(measured: Services): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one step after the other
  while ((await undoCreated(measured, owner, key))?.isOver === false) continue;
}

async function sent(measured: Services, count: number): Promise<void> {
  const list = await beginImport(measured, owner, { key, fileName: "many.csv" });
  const rows = numbers(count).map((n) => ({ line: n + 1, email: `${n}@pond.example`, tags: [] }));
  for (let at = 0; at < count; at += 50)
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await sendRows(measured, owner, list?.list.id ?? "", { rows: rows.slice(at, at + 50) });
}

async function costOf(work: (measured: Services) => Promise<unknown>): Promise<number> {
  const { services: measured, cost } = metered(services);
  await work(measured);
  return cost.read;
}

describe("twice as many cost about twice as much", () => {
  const few = 400;

  it("to undo", async () => {
    await made(few);
    const once = await costOf(undone);
    await made(2 * few);
    const twice = await costOf(undone);
    expect(twice, `${once} and ${twice} rows read`).toBeLessThan(2.4 * once);
    const left = await env.DB.prepare("select count(*) from drafts").first("count(*)");
    expect(left).toBe(0);
  });

  it("to send as rows of an import", async () => {
    const once = await costOf((measured) => sent(measured, few));
    await emptySubscribers();
    const twice = await costOf((measured) => sent(measured, 2 * few));
    expect(twice, `${once} and ${twice} rows read`).toBeLessThan(2.4 * once);
  });
});

describe("a step of an undo costs the same", () => {
  const step = (measured: Services) => undoCreated(measured, owner, key);

  it("with 2,000 things left to look at as with 200", async () => {
    await made(100);
    const once = await costOf(step);
    await made(1000);
    expect(await costOf(step)).toBeLessThanOrEqual(once + 20);
    expect(once, "for 50 things").toBeLessThan(2500);
  });

  it("with 1,000 things that earlier steps have kept", async () => {
    await made(1000);
    await env.DB.prepare("update drafts set version = 2").run();
    const first = await costOf(step);
    for (let done = 50; done < 950; done += 50)
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      expect(await step(services)).toMatchObject({ removed: 0, isOver: false });
    expect(await costOf(step)).toBeLessThanOrEqual(first + 20);
    await undone(services);
    expect(await costOf(step), "pressed again").toBeLessThan(20);
  });
});

it("a text is looked up without reading all that its change has made", async () => {
  const asked = { keys: ["d1", "d2", "none"], slugs: [], paths: [] };
  await made(10);
  const once = await costOf((measured) => lookUp(measured, owner, asked));
  await made(400);
  expect(await costOf((measured) => lookUp(measured, owner, asked))).toBeLessThanOrEqual(once + 5);
});
