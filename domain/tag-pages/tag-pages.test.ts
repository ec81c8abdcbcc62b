import { findWorkPage } from "../works/work-page.server.ts";
import { afterEach, describe, expect, it } from "vitest";
import * as schema from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { artworkCalled } from "#testing/works.ts";
import { findSite } from "../facts/site.server.ts";
import { readTagFeed } from "../feeds/tag-feed.server.ts";
import { isRefused } from "../outcome.ts";
import { setHidden } from "../works/hide-work.server.ts";
import { findOwnersWork } from "../works/owners-works.server.ts";
import { createWork, saveWork } from "../works/save-work.server.ts";
import type { WorkInput } from "../works/save-work.ts";
import { deleteWork, sweepDeletedWorks } from "../works/trash.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { findWantedTags } from "../tags/taggings.server.ts";
import { mergeTags, renameTag } from "../tags/managing.server.ts";
import { listAllTags, listTags } from "./tag-list.server.ts";
import { findRenamedTag, findTagPage } from "./tag-page.server.ts";

const { services } = testServices();
const owner = testOwner(services);

afterEach(async () => {
  for (const table of [schema.taggings, schema.tags, schema.posts, schema.works])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await services.db.delete(table);
});

it("lists what readers see of a tag, newest first, a page at a time", async () => {
  for (const day of [1, 2, 3, 4])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await published(services, { slug: `day-${day}`, dateString: `${day} March 2026`, tags: "riso" });
  await published(services, { slug: "other", tags: "ink" });
  const gone = await published(services, { slug: "gone", tags: "riso, lost" });
  await deletePost(services, owner, gone.id);
  const first = await findTagPage(services, "riso", { limit: 3 });
  expect(first?.items.map(({ path }) => path)).toEqual(["/blog/day-4", "/blog/day-3", "/blog/day-2"]);
  const second = await findTagPage(services, "riso", { limit: 3, cursor: first?.cursor ?? "" });
  expect(second?.items.map(({ path }) => path)).toEqual(["/blog/day-1"]);
  expect(second?.cursor).toBeNull();
  expect(await listTags(services)).toEqual([
    { slug: "ink", name: "ink", count: 1 },
    { slug: "riso", name: "riso", count: 4 },
  ]);
  expect((await listAllTags(services)).map(({ name, count }) => [name, count])).toEqual([
    ["ink", 1],
    ["lost", 0],
    ["riso", 4],
  ]);
});

describe("a work's tags", () => {
  const facts = (slug: string, date: string) =>
    artworkCalled(slug, { date, picture: "/media/abcdefghijklmnop" });
  const made = async (slug: string, tags: string, date = "2024-05-18") => {
    const work = await createWork(services, owner, "artwork", {
      facts: facts(slug, date),
      publishAt: "",
      tags,
    });
    if (isRefused(work) || !work.row) throw new Error(JSON.stringify(work));
    return work.row.id;
  };
  const paths = async (slug: string) => (await findTagPage(services, slug))?.items.map(({ path }) => path);
  const save = (id: string, changes: Partial<WorkInput>) =>
    saveWork(services, owner, "artwork", id, {
      facts: facts("newt", "2024-05-18"),
      publishAt: "",
      ...changes,
    });

  it("list it among posts by its day, while readers see it", async () => {
    await published(services, { slug: "a-post", dateString: "1 March 2026", tags: "riso" });
    const id = await made("newt", "Riso, ink");
    await made("frog", "riso", "2026-04-01");
    expect(await paths("riso")).toEqual(["/art/frog", "/blog/a-post", "/art/newt"]);
    await setHidden(services, owner, "artwork", id, true);
    expect(await paths("riso")).toEqual(["/art/frog", "/blog/a-post"]);
    expect(await listTags(services)).toEqual([{ slug: "riso", name: "riso", count: 2 }]);
  });

  it("stay where a change names none or is refused, and are another's after a merge", async () => {
    const id = await made("newt", "riso, ink");
    await save(id, {});
    expect(await save(id, { tags: "lost", version: 1 })).toMatchObject({ code: "changed_elsewhere" });
    const [riso, ink] = await findWantedTags(services, "riso, ink");
    await mergeTags(services, owner, riso?.id ?? "", ink?.id ?? "");
    expect(await findOwnersWork(services, owner, "artwork", id)).toMatchObject({ tags: [{ name: "ink" }] });
    expect(await save(id, { tags: "" })).toMatchObject({ tags: [] });
  });

  it("go with it once it is removed permanently", async () => {
    const id = await made("newt", "riso");
    await deleteWork(services, owner, "artwork", id);
    expect(await paths("riso")).toEqual([]);
    await sweepDeletedWorks(services, services.clock());
    expect(await services.db.$count(schema.taggings)).toBe(0);
  });

  it("are on its own page", async () => {
    const id = await made("newt", "riso");
    const shown = () => findWorkPage(services, ["artwork"], "newt");
    expect(await shown()).toMatchObject({ tags: [{ name: "riso" }] });
    const [tag] = await findWantedTags(services, "riso");
    await renameTag(services, owner, tag?.id ?? "", { name: "Risograph" });
    expect(await shown()).toMatchObject({ tags: [{ slug: "risograph" }] });
    await save(id, { tags: "" });
    expect(await shown()).toMatchObject({ tags: [] });
  });

  it("are an entry of the tag's feed, which leads to it", async () => {
    await made("newt", "riso");
    const feed = await readTagFeed(services, await findSite(services), "riso");
    expect(feed?.entries).toMatchObject([{ path: "/art/newt", summary: "Ink on paper" }]);
  });
});

it("knows the tag that was once called so", async () => {
  await published(services, { tags: "riso" });
  const [tag] = await findWantedTags(services, "riso");
  await renameTag(services, owner, tag?.id ?? "", { name: "Risograph" });
  expect(await findTagPage(services, "riso")).toBeNull();
  expect(await findRenamedTag(services, "riso")).toBe("risograph");
  expect(await findRenamedTag(services, "risograph")).toBeNull();
});
