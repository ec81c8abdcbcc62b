import { afterEach, expect, it } from "vitest";
import * as schema from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { deletePost } from "../posts/posts.server.ts";
import { findWantedTags } from "../tags/taggings.server.ts";
import { renameTag } from "../tags/managing.server.ts";
import { listAllTags, listTags } from "./tag-list.server.ts";
import { findRenamedTag, findTagPage } from "./tag-page.server.ts";

const { services } = testServices();
const owner = testOwner(services);

afterEach(async () => {
  for (const table of [schema.taggings, schema.tags, schema.posts])
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

it("knows the tag that was once called so", async () => {
  await published(services, { tags: "riso" });
  const [tag] = await findWantedTags(services, "riso");
  await renameTag(services, owner, tag?.id ?? "", { name: "Risograph" });
  expect(await findTagPage(services, "riso")).toBeNull();
  expect(await findRenamedTag(services, "riso")).toBe("risograph");
  expect(await findRenamedTag(services, "risograph")).toBeNull();
});
