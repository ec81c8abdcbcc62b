import { afterEach, describe, expect, it } from "vitest";
import * as schema from "#db/schema.ts";
import { drafted } from "#testing/drafts.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { findPostPage } from "../posts/post-page.server.ts";
import { findPost } from "../posts/posts.server.ts";
import { deletePost } from "../posts/trash.server.ts";
import { updatePost } from "../posts/publishing.server.ts";
import {
  findRenamedPostSeries,
  findPostSeries,
  listPostSeries,
} from "../post-series-pages/post-series-page.server.ts";
import { deletePostSeries, orderParts, renamePostSeries } from "./managing.server.ts";

const { services } = testServices();
const owner = testOwner(services);

afterEach(async () => {
  for (const table of [schema.posts, schema.postSeries, schema.drafts])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await services.db.delete(table);
});

const part = (slug: string, series = "Small things") => published(services, { slug, title: slug, series });
const slugsOf = async (slug: string) => (await findPostSeries(services, slug))?.parts.map((one) => one.slug);
const idOf = async (slug: string) => (await findPostSeries(services, slug))?.series.id ?? "";
const placeOf = async (slug: string) => (await findPostPage(services, slug))?.series;

describe("a series of posts", () => {
  it("has its parts in the order in which they came, and each shows its place", async () => {
    await part("one");
    await part("two", "SMALL  things");
    const { id } = await drafted(services, { series: "Small things" });
    await publishDraft(services, owner, id, newPost({ slug: "three", title: "three" }));
    expect(await slugsOf("small-things")).toEqual(["one", "two", "three"]);
    expect(await placeOf("two")).toEqual({
      series: { slug: "small-things", name: "Small things" },
      part: 2,
      parts: 3,
      previous: { slug: "one", title: "one", language: "" },
      next: { slug: "three", title: "three", language: "" },
    });
    expect(await listPostSeries(services)).toMatchObject([{ name: "Small things", count: 3 }]);
  });

  it("leaves out what is in the trash, and keeps a post's place through other changes", async () => {
    const one = await part("one");
    const two = await part("two");
    await part("three");
    await updatePost(services, owner, one.id, newPost({ slug: "one", series: "Small things", title: "1" }));
    await updatePost(services, owner, one.id, newPost({ slug: "one" }));
    expect(await slugsOf("small-things")).toEqual(["one", "two", "three"]);
    await deletePost(services, owner, two.id);
    expect(await placeOf("three")).toMatchObject({
      part: 2,
      parts: 2,
      previous: { slug: "one" },
      next: null,
    });
  });

  it("loses a post that is put into another one or into none", async () => {
    const [one, two] = [await part("one"), await part("two")];
    await updatePost(services, owner, one.id, newPost({ slug: "one", series: "Others" }));
    await updatePost(services, owner, two.id, newPost({ slug: "two", series: "" }));
    expect([await slugsOf("small-things"), await slugsOf("others")]).toEqual([[], ["one"]]);
    expect(await findPost(services, "two")).toMatchObject({ series: "" });
  });

  it("is put into another order, renamed, and deleted without its posts", async () => {
    const [one, two, three] = [await part("one"), await part("two"), await part("three")];
    const id = await idOf("small-things");
    await orderParts(services, owner, id, [three.id, one.id, two.id]);
    expect(await slugsOf("small-things")).toEqual(["three", "one", "two"]);
    await part("four");
    expect(await slugsOf("small-things")).toEqual(["three", "one", "two", "four"]);
    await part("other", "Others");
    expect(await renamePostSeries(services, owner, id, { name: "OTHERS" })).toMatchObject({
      code: "name_taken",
    });
    expect(await renamePostSeries(services, owner, id, { name: "🍄" })).toEqual({
      slug: "1f344",
      name: "🍄",
    });
    expect(await findRenamedPostSeries(services, "small-things")).toBe("1f344");
    expect(await findPost(services, "one")).toMatchObject({ series: "🍄" });
    await deletePostSeries(services, owner, id);
    expect(await findPost(services, "one")).toMatchObject({ series: "" });
  });
});
