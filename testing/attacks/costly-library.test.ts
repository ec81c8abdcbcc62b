import { env } from "cloudflare:workers";
import { periodOf, usualRange } from "#domain/calendar/range.ts";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import {
  drafts,
  imageRevisions,
  images,
  imageUses,
  linkChecks,
  mailEvents,
  missingAddresses,
  pageViews,
  posts,
  taggings,
  tags,
  textLinks,
  textRevisions,
} from "#db/schema.ts";
import { listDeadLinks, readLinks } from "#domain/addresses/links.server.ts";
import { listMissing, sweepMissing } from "#domain/addresses/missing.server.ts";
import { listViews, sweepViews } from "#domain/analytics/views.server.ts";
import { listDrafts, sweepTrash } from "#domain/drafts/drafts.server.ts";
import { sweepImages } from "#domain/media/files/sweep.server.ts";
import { listFolders, listImages } from "#domain/media/images.server.ts";
import { listDeletedImages } from "#domain/media/trash/trash.server.ts";
import { measureUsage } from "#domain/media/usage/usage.server.ts";
import { sweepMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { listPosts } from "#domain/posts/posts.server.ts";
import { sweepUncounted } from "#domain/posts/words.server.ts";
import { sweepRevisions } from "#domain/revisions/revisions.server.ts";
import type { Services } from "#domain/services.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";

/** The attack: a library, a blog and a journal that are filled so that a list, a search or a sweep costs most. */

const few = 150;
const { services } = testServices();
const owner = testOwner(services);
const period = periodOf(usualRange, services.clock(), "UTC");

/** Rows that differ in their ids alone, all of one moment; `given` are expressions over `value`, from 0 on. */
async function fill(table: SQLiteTable, count: number, given: Record<string, string> = {}): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const values = columns.map((column) => {
    if (given[column.name] !== undefined) return given[column.name];
    if (!column.notNull) return "null";
    if (column.enumValues?.length) return `'${column.enumValues[0]}'`;
    if (column.getSQLType() !== "text") return "1";
    return column.dataType === "json" ? "'{}'" : "'x' || value";
  });
  const numbers = JSON.stringify(Array.from({ length: count }, (_, index) => index));
  const names = columns.map((column) => `"${column.name}"`);
  await env.DB.prepare(
    `insert into ${name} (${names.join()}) select ${values.join()} from json_each('${numbers}')`,
  ).run();
}

async function fillAll(count: number): Promise<void> {
  const tables = [
    imageUses, imageRevisions, images, taggings, tags, posts, drafts, pageViews,
    missingAddresses, textLinks, linkChecks, textRevisions, mailEvents,
  ]; // prettier-ignore
  for (const table of tables) await services.db.delete(table);
  const facts = `'{"width":1,"height":1,"type":"image/webp","files":[]}'`;
  await fill(images, count, { facts, deleted_at: "iif(value % 2, 1, null)", hash: "'same'" });
  await fill(imageRevisions, count, { image_id: "'x' || value", state: "iif(value % 2, 'kept', 'leaving')" });
  await fill(imageUses, count, { image_id: "'x0'" });
  await fill(posts, count, {
    deleted_at: "iif(value % 2, 1, null)",
    content: "'a [link](https://a.example)'",
  });
  await fill(drafts, count, { deleted_at: "iif(value % 2, 1, null)" });
  await fill(tags, 1, { id: "'t'" });
  await fill(taggings, count, { tag_id: "'t'" });
  for (const table of [pageViews, missingAddresses, textLinks, linkChecks, textRevisions, mailEvents])
    await fill(table, count);
}

const looks: [what: string, look: (measured: Services) => Promise<unknown>][] = [
  ["the list of posts", (measured) => listPosts(measured, {} as never)],
  ["a search of posts", (measured) => listPosts(measured, { search: "zzz" } as never)],
  ["the list of drafts", (measured) => listDrafts(measured, owner)],
  ["the library", (measured) => listImages(measured, owner, { search: "", limit: 50 } as never)],
  [
    "a search of the library",
    (measured) => listImages(measured, owner, { search: "zzz", limit: 50 } as never),
  ],
  ["the folders", (measured) => listFolders(measured, owner)],
  ["the trash of the library", (measured) => listDeletedImages(measured, owner)],
  ["storage used", (measured) => measureUsage(measured, owner)],
  ["views", (measured) => listViews(measured, owner, period)],
  ["missing addresses", (measured) => listMissing(measured, owner)],
  ["dead links", (measured) => listDeadLinks(measured, owner)],
  ["the sweep of files", (measured) => sweepImages(measured)],
  ["the sweep of the trash", (measured) => sweepTrash(measured)],
  ["the sweep of views", (measured) => sweepViews(measured)],
  ["the sweep of revisions", (measured) => sweepRevisions(measured)],
  ["the sweep of mail events", (measured) => sweepMailEvents(measured)],
  ["the sweep of missing addresses", (measured) => sweepMissing(measured)],
  ["the reading of links", (measured) => readLinks(measured)],
  ["the count of words", (measured) => sweepUncounted(measured)],
];

describe("twice the rows cost about twice as much", () => {
  it.each(looks)("%s", async (_, look) => {
    const costs: number[] = [];
    for (const count of [few, 2 * few]) {
      await fillAll(count);
      const { services: measured, cost } = metered(services);
      await look(measured);
      costs.push(cost.read);
    }
    const [once = 0, twice = 0] = costs;
    expect(twice, `${once} and ${twice} rows read`).toBeLessThan(2.4 * once + 200);
  });
});
