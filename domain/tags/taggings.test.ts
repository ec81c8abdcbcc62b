import { afterEach, describe, expect, it } from "vitest";
import * as schema from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { drafted } from "#testing/drafts.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { saveDraft } from "../drafts/drafts.server.ts";
import { publishDraft } from "../drafts/publish-draft.server.ts";
import { restoreRevision } from "../drafts/restore-revision.server.ts";
import { findPost } from "../posts/posts.server.ts";
import { updatePost } from "../posts/publishing.server.ts";
import { listRevisions } from "../revisions/revisions.server.ts";
import { deleteTag, mergeTags, renameTag } from "./managing.server.ts";
import { tagText } from "./tag.ts";
import { findWantedTags } from "./taggings.server.ts";

const { services } = testServices();
const owner = testOwner(services);

afterEach(async () => {
  for (const table of [schema.taggings, schema.tagRedirects, schema.tags, schema.posts, schema.drafts])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await services.db.delete(table);
});

const tagsOf = async (id: string) => tagText((await findPost(services, id))?.tags ?? []);
const idOf = async (name: string) => (await findWantedTags(services, name))[0]?.id ?? "";

describe("a post's tags", () => {
  it("are those of its draft, unless the press that publishes it sends others", async () => {
    const one = await drafted(services, { tags: "Riso, 🍄" });
    const other = await drafted(services, { tags: "Riso" });
    const input = { ...newPost(), slug: "one" };
    const first = await publishDraft(services, owner, one.id, input);
    const second = await publishDraft(services, owner, other.id, { ...input, slug: "two", tags: "ink" });
    expect(first).toMatchObject({
      tags: [
        { slug: "riso", name: "Riso" },
        { slug: "1f344", name: "🍄" },
      ],
    });
    expect(second).toMatchObject({ tags: [{ slug: "ink", name: "ink" }] });
  });

  it("are called as they were called first, and keep the author's order", async () => {
    await published(services, { tags: "Paper cuts, Riso" });
    const { tags } = await published(services, { tags: "ＲＩＳＯ, new, paper  CUTS" });
    expect(tagText(tags)).toBe("Riso, new, Paper cuts");
  });

  it("have slugs of their own", async () => {
    const { tags } = await published(services, { tags: "C++, C, C#" });
    expect(tags.map(({ slug }) => slug)).toEqual(["c", "c-2", "c-3"]);
  });

  it("stay as they are where a change names none, and go where it names no tag", async () => {
    const { id, version } = await published(services, { tags: "riso, ink" });
    await updatePost(services, owner, id, newPost());
    expect(await tagsOf(id)).toBe("riso, ink");
    await updatePost(services, owner, id, newPost({ tags: "ink" }));
    expect(await tagsOf(id)).toBe("ink");
    const refused = await updatePost(services, owner, id, { ...newPost({ tags: "" }), version });
    expect(isRefused(refused) && refused.code).toBe("changed_elsewhere");
    expect(await tagsOf(id)).toBe("ink");
    await updatePost(services, owner, id, newPost({ tags: "" }));
    expect(await tagsOf(id)).toBe("");
  });

  it("are not a revision's: it brings back the text alone", async () => {
    const { id } = await published(services, { title: "Before", tags: "riso" });
    await updatePost(services, owner, id, newPost({ title: "After", tags: "ink" }));
    const [revision] = await listRevisions(services, owner, "post", id);
    const input = { revisionId: revision?.id ?? "", withSlug: false };
    await restoreRevision(services, owner, { kind: "post", textId: id }, input);
    expect(await findPost(services, id)).toMatchObject({ title: "Before", tags: [{ name: "ink" }] });
  });
});

it("a draft keeps its tags where a save names none", async () => {
  const { id, ...draft } = await drafted(services, { tags: "riso" });
  const { title, summary, slug, dateString, imageUrl, content } = draft;
  const saved = await saveDraft(services, owner, id, { title, summary, slug, dateString, imageUrl, content });
  expect(saved).toMatchObject({ tags: ["riso"], version: 2 });
});

describe("a tag that is renamed", () => {
  it("is so wherever it is, and its old name still means it", async () => {
    const { id } = await published(services, { tags: "Riso, ink" });
    expect(await renameTag(services, owner, await idOf("riso"), { name: "Risograph" })).toEqual({
      slug: "risograph",
      name: "Risograph",
    });
    expect(await tagsOf(id)).toBe("Risograph, ink");
    const later = await published(services, { tags: "RISO, Risograph" });
    expect(tagText(later.tags)).toBe("Risograph");
  });

  it("may be called as before again, at its first address", async () => {
    await published(services, { tags: "Riso" });
    const id = await idOf("riso");
    await renameTag(services, owner, id, { name: "Print" });
    expect(await renameTag(services, owner, id, { name: "RISO" })).toEqual({ slug: "riso", name: "RISO" });
    expect(await idOf("print")).toBe(id);
  });

  it("cannot have another tag's name", async () => {
    await published(services, { tags: "Riso, ink" });
    const refused = await renameTag(services, owner, await idOf("ink"), { name: "RISO" });
    expect(refused).toMatchObject({ code: "name_taken", issues: [{ field: "name" }] });
    expect(await renameTag(services, owner, "none", { name: "x" })).toBeNull();
  });
});

it("merging two tags leaves each post one of them, and leads the first's names and addresses to the second", async () => {
  const both = await published(services, { tags: "riso, ink, print" });
  const first = await published(services, { tags: "riso" });
  const [riso, print] = [await idOf("riso"), await idOf("print")];
  await renameTag(services, owner, riso, { name: "risograph" });
  expect(await mergeTags(services, owner, riso, print)).toEqual({ slug: "print", name: "print" });
  expect(await tagsOf(both.id)).toBe("ink, print");
  expect(await tagsOf(first.id)).toBe("print");
  expect(await Promise.all(["riso", "risograph"].map(idOf))).toEqual([print, print]);
  const redirects = await services.db.select().from(schema.tagRedirects);
  expect(redirects.map(({ slug, tagId }) => [slug, tagId]).toSorted()).toEqual([
    ["riso", print],
    ["risograph", print],
  ]);
  expect(await mergeTags(services, owner, print, print)).toMatchObject({ code: "same_tag" });
});

it("deleting a tag leaves what it was on", async () => {
  const { id } = await published(services, { tags: "riso, ink" });
  expect(await deleteTag(services, owner, await idOf("riso"))).toEqual({ slug: "riso", name: "riso" });
  expect(await tagsOf(id)).toBe("ink");
});
