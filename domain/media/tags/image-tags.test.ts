import { beforeEach, expect, it } from "vitest";
import { taggings, tags } from "#db/schema.ts";
import { listTags } from "#domain/tag-pages/tag-list.server.ts";
import { findTagPage } from "#domain/tag-pages/tag-page.server.ts";
import { mergeTags, renameTag } from "#domain/tags/managing.server.ts";
import { findWantedTags } from "#domain/tags/taggings.server.ts";
import { storedImage } from "#testing/images.ts";
import { clearLibrary } from "#testing/library.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { changeImage, listImages } from "../images.server.ts";
import { deleteImage, emptyTrash } from "../trash/trash.server.ts";
import { findImageTags, listImageTags } from "./image-tags.server.ts";
import { addTag, removeTag, undoTag } from "./tag-images.server.ts";

const { services } = testServices();
const { db } = services;
const owner = testOwner(services);

beforeEach(async () => {
  await clearLibrary(services);
  await db.batch([db.delete(taggings), db.delete(tags)]);
});

const names = async (id: string) => (await findImageTags(services, owner, id)).map(({ name }) => name);
const found = async (tag: string) =>
  (await listImages(services, owner, { path: "", search: "", tag, limit: 9 })).images.map(({ id }) => id);
const idOf = async (name: string) => (await findWantedTags(services, name))[0]?.id ?? "";

it("are given to one image by its form, kept by its other changes, and filtered by", async () => {
  const { id } = await storedImage(services);
  await storedImage(services);
  await changeImage(services, owner, id, { alt: "Moss", tags: "Riso, paper" });
  await changeImage(services, owner, id, { alt: "Lichen" });
  expect(await names(id)).toEqual(["Riso", "paper"]);
  expect(await found("riso")).toEqual([id]);
  expect(await listImageTags(services, owner)).toMatchObject([{ slug: "paper", count: 1 }, { slug: "riso" }]);
  await changeImage(services, owner, id, { tags: "" });
  expect(await names(id)).toEqual([]);
});

it("are added to many and removed from many, and undone for exactly those that changed", async () => {
  const [one, two] = [await storedImage(services), await storedImage(services)];
  const ids = [one.id, two.id];
  await changeImage(services, owner, one.id, { tags: "riso" });
  expect(await addTag(services, owner, ids, "RISO")).toEqual([two.id]);
  expect(await undoTag(services, owner, [two.id], "riso")).toEqual([two.id]);
  expect([await names(one.id), await names(two.id)]).toEqual([["riso"], []]);
  expect(await removeTag(services, owner, ids, "riso")).toEqual([one.id]);
  expect(await addTag(services, owner, [one.id], "riso")).toEqual([one.id]);
  // A tag that was made by it goes with it.
  await addTag(services, owner, ids, "new");
  await undoTag(services, owner, ids, "new");
  expect((await db.select().from(tags)).map(({ name }) => name)).toEqual(["riso"]);
});

it("follow a tag that is renamed or merged, and go with the image", async () => {
  const { id } = await storedImage(services);
  await changeImage(services, owner, id, { tags: "riso, print" });
  await renameTag(services, owner, await idOf("riso"), { name: "Risograph" });
  expect(await names(id)).toEqual(["Risograph", "print"]);
  await mergeTags(services, owner, await idOf("print"), await idOf("risograph"));
  expect(await names(id)).toEqual(["Risograph"]);
  await deleteImage(services, owner, id);
  expect(await listImageTags(services, owner)).toEqual([]);
  await emptyTrash(services, owner);
  expect(await db.$count(taggings)).toBe(0);
});

it("are on no page for readers: a tag that only images have is not there", async () => {
  const { id } = await storedImage(services);
  await changeImage(services, owner, id, { tags: "family, riso" });
  await published(services, { title: "Spores", tags: "riso" });
  expect(await listTags(services)).toEqual([{ slug: "riso", name: "riso", count: 1 }]);
  expect(await findTagPage(services, "family")).toBeNull();
  expect((await findTagPage(services, "riso"))?.items.map(({ kind }) => kind)).toEqual(["post"]);
});
