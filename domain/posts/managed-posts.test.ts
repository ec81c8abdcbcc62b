import { describe, expect, it } from "vitest";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { deletePost } from "./trash.server.ts";
import { listManagedPosts, listPostFilters, type PostFilter } from "./managed-posts.server.ts";

const { services } = testServices();
const owner = testOwner(services);

const titles = async (filter: PostFilter, cursor?: string) =>
  (await listManagedPosts(services, owner, filter, cursor)).posts.map(({ title }) => title);

describe("the published posts, as their author looks for them", () => {
  it("are found by words, a tag, a series and a year together, and counted", async () => {
    const common = { tags: "Riso Print", series: "On paper", dateString: "1 January 2019" };
    await published(services, { ...common, title: "Ink" });
    await published(services, { ...common, title: "Drum" });
    await published(services, { ...common, title: "Another year", dateString: "31 December 2018" });
    await published(services, { ...common, title: "Untagged", tags: "" });
    const { id } = await published(services, { ...common, title: "Thrown away" });
    await deletePost(services, owner, id);
    const filter = { tag: "RISO print", series: "on paper", year: 2019 };
    expect((await titles(filter)).toSorted()).toEqual(["Drum", "Ink"]);
    expect(await titles({ ...filter, search: "drum" })).toEqual(["Drum"]);
    expect(await listManagedPosts(services, owner, filter)).toMatchObject({ found: 2, cursor: null });
    expect(await titles({ tag: "none" })).toEqual([]);
    const choices = await listPostFilters(services);
    expect(choices).toMatchObject({ tags: ["Riso Print"], series: ["On paper"] });
    expect(choices.years).toEqual(expect.arrayContaining([2019, 2018]));
  });

  it("come a page at a time, none twice and none left out", async () => {
    for (let number = 0; number < 30; number++) {
      // oxlint-disable-next-line no-await-in-loop -- all at the same moment, in any order of ids
      await published(services, { title: `Leaf ${number}`, tags: "leaves" });
    }
    const first = await listManagedPosts(services, owner, { tag: "leaves" });
    expect(first).toMatchObject({ found: 30 });
    const second = await listManagedPosts(services, owner, { tag: "leaves" }, first.cursor ?? "");
    expect(second.cursor).toBeNull();
    const ids = [...first.posts, ...second.posts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);

    const leaves = { tag: "leaves", isOldestFirst: true };
    const oldest = await listManagedPosts(services, owner, leaves);
    const newest = await listManagedPosts(services, owner, leaves, oldest.cursor ?? "");
    expect([...oldest.posts, ...newest.posts].map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
