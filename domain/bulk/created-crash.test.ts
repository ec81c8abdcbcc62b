import { describe, expect, it, vi } from "vitest";
import { pngOf } from "@toadstool/media/samples/quarters";
import { bulkChanges, drafts, images, pages, posts, redirects, textRevisions } from "#db/schema.ts";
import { type Crash, crashing, deathsIn } from "#testing/crashing.ts";
import { draftText } from "#testing/drafts.ts";
import { clearLibrary } from "#testing/library.ts";
import { newPost } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { putRedirects } from "../addresses/put-redirects.server.ts";
import { createDraftOnce } from "../drafts/drafts.server.ts";
import { publishPage } from "../drafts/publish-page.server.ts";
import { uploadImage } from "../media/upload/upload-image.server.ts";
import { isRefused } from "../outcome.ts";
import { publishPost } from "../posts/publishing.server.ts";
import type { Services } from "../services.ts";
import { beginCreating } from "./created.server.ts";
import { undoCreated } from "./undo-created.server.ts";

vi.spyOn(console, "error").mockImplementation(() => undefined);
vi.spyOn(console, "warn").mockImplementation(() => undefined);

const { services } = testServices();
const owner = testOwner(services);
const change = "a-change-of-all-kinds";
const picture = pngOf(9, 6);
const text = newPost({ slug: "ink", tags: "riso" });
const draft = draftText({ slug: "/uses" });
const publishedAt = "2019-03-04T09:12:00.000Z";

/** What a program does to bring in a picture, a post that shows it, a page and a redirect. */
async function bring(site: Services): Promise<void> {
  await beginCreating(site, owner, { key: change, name: "export.zip" });
  const details = async () => ({ name: "toad", folder: "", replaces: "", same: "ask" as const, change });
  const body = new Blob([picture as BlobPart]).stream();
  const image = await uploadImage(site, owner, { fileName: "toad.png", body, details });
  const id = "current" in image ? image.current.id : isRefused(image) ? "" : image.id;
  const post = { ...text, content: `![A toad](/media/${id})`, announce: false };
  await publishPost(site, owner, { ...post, publishKey: "key-of-the-post", change });
  const asked = { ...draft, kind: "page" as const, draftKey: "key-of-the-page", change };
  const made = await createDraftOnce(site, owner, asked);
  if (!isRefused(made)) await publishPage(site, owner, made.id, made.version, { publishedAt });
  const redirected = [{ path: "/2019/ink", target: "/blog/ink" }];
  await putRedirects(site, owner, { redirects: redirected, keep: true, change });
}

async function undo(site: Services): Promise<void> {
  while ((await undoCreated(site, owner, change))?.isOver === false);
}

async function clear(): Promise<void> {
  for (const table of [bulkChanges, posts, drafts, redirects, textRevisions])
    // oxlint-disable-next-line no-await-in-loop -- a few
    await services.db.delete(table);
  await clearLibrary(services);
}

async function found() {
  const { db } = services;
  const [files, ...counts] = await Promise.all([
    db.select({ deletedAt: images.deletedAt }).from(images),
    db.$count(posts),
    db.$count(drafts),
    db.$count(pages),
    db.$count(redirects),
    db.$count(textRevisions),
  ]);
  return [files.filter(({ deletedAt }) => deletedAt === null).length, ...counts];
}

/** Does it until the Worker dies, and then again. */
async function dieAndGoOn(what: (site: Services) => Promise<void>, death: Crash | null) {
  const { services: mortal, seen } = crashing(services, death);
  await what({ ...services, ...mortal }).catch(() => undefined);
  if (death) await what(services);
  return seen;
}

describe("where the Worker dies at any call", { timeout: 120_000 }, () => {
  it("everything that a program brings again is there once", async () => {
    await clear();
    const deaths = deathsIn(await dieAndGoOn(bring, null));
    expect(deaths.length).toBeGreaterThan(8);
    for (const death of deaths) {
      await clear();
      await dieAndGoOn(bring, death);
      expect(await found(), `${death.at}`).toEqual([1, 1, 1, 1, 1, 2]);
      await undo(services);
      expect(await found(), `${death.at}`).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  it("the undo goes on, and removes all of it", async () => {
    await clear();
    await bring(services);
    const deaths = deathsIn(await dieAndGoOn(undo, null));
    for (const death of deaths) {
      await clear();
      await bring(services);
      await dieAndGoOn(undo, death);
      expect(await found(), `${death.at}`).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
});
