import { beforeEach, expect, it } from "vitest";
import { bulkChanges, outdatedTags, posts, purgeCalls, redirects } from "#db/schema.ts";
import { newPost } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { putRedirects } from "../addresses/put-redirects.server.ts";
import { beginCreating } from "../bulk/created.server.ts";
import { undoCreated } from "../bulk/undo-created.server.ts";
import { publishPost } from "../posts/publishing.server.ts";
import { purgeDue } from "./purging.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const { db } = services;
const key = crypto.randomUUID();

beforeEach(async () => {
  for (const table of [bulkChanges, posts, redirects, outdatedTags, purgeCalls])
    // oxlint-disable-next-line no-await-in-loop -- a few
    await db.delete(table);
  await beginCreating(services, owner, { key, name: "export.json" });
});

it("what a bulk change makes without announcing it is purged by the cron, and the end of its undo purges all", async () => {
  await publishPost(services, owner, { ...newPost(), change: key, announce: false });
  const redirect = { path: "/old-ink", target: "/art" };
  await putRedirects(services, owner, { redirects: [redirect], keep: true, change: key });
  expect(await purgeDue(services)).toBe("nothing");
  expect((await undoCreated(services, owner, key))?.left).toBe(1);
  expect(await purgeDue(services)).toBe("nothing");
  expect((await undoCreated(services, owner, key))?.left).toBe(0);
  expect([await db.$count(posts), await db.$count(redirects)]).toEqual([0, 0]);
  expect(await purgeDue(services)).toBe("repeat");
});

it("takes no other change along, and leaves no trace", async () => {
  await publishPost(services, owner, newPost());
  await publishPost(services, owner, { ...newPost({ slug: "quiet" }), announce: false });
  const rows = await db.select({ tag: outdatedTags.tag, canWait: outdatedTags.canWait }).from(outdatedTags);
  expect(rows.map(({ tag }) => tag)).not.toContain("");
  expect(rows.filter(({ canWait }) => !canWait).length).toBeGreaterThan(0);
  expect(rows.filter(({ tag }) => tag === "post:quiet").every(({ canWait }) => canWait)).toBe(true);
  expect(await purgeDue(services)).toBe("repeat");
});
