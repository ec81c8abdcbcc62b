import { beforeEach, expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { clearLibrary } from "#testing/library.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { makeImageId } from "../image.ts";
import { countKinds, findImage, listImages } from "../images.server.ts";
import { describeImages, moveImages } from "./many-images.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const all = { path: "", search: "", limit: 9 };

beforeEach(() => clearLibrary(services));

it("many images move together, are found in the new folder, and go back to where each was", async () => {
  const one = await storedImage(services, { folder: "zines" });
  const other = await storedImage(services);
  const there = await storedImage(services, { folder: "prints" });
  const wanted = [one.id, other.id, there.id, makeImageId()].map((id) => ({ id, folder: "prints" }));
  const before = await moveImages(services, owner, wanted);
  expect(before.toSorted((a, b) => a.folder.localeCompare(b.folder, "en"))).toEqual([
    { id: other.id, folder: "" },
    { id: one.id, folder: "zines" },
  ]);
  expect((await listImages(services, owner, { ...all, search: "prints" })).total).toBe(3);
  expect(await moveImages(services, owner, before)).toHaveLength(2);
  expect((await findImage(services, one.id))?.folder).toBe("zines");
});

it("pictures without alt text are listed and counted until they have one", async () => {
  const { id } = await storedImage(services);
  await storedImage(services, { alt: "Moss" });
  await storedImage(services, { kind: "audio" });
  const withoutAlt = async () => (await listImages(services, owner, { ...all, isWithoutAlt: true })).images;
  expect((await withoutAlt()).map((image) => image.id)).toEqual([id]);
  expect((await countKinds(services, owner, [])).withoutAlt).toBe(1);
  expect(await describeImages(services, owner, new Map([[id, "Two toads"]]))).toEqual({
    described: 1,
    overtaken: [],
  });
  expect(await withoutAlt()).toEqual([]);
  expect((await listImages(services, owner, { ...all, search: "two toads" })).total).toBe(1);
});

it("an alt text that another window wrote stays, and both are told", async () => {
  const { id, name } = await storedImage(services, { alt: "Moss" });
  expect(await describeImages(services, owner, new Map([[id, "Two toads"]]))).toEqual({
    described: 0,
    overtaken: [{ image: { id, name, alt: "Moss" }, typed: "Two toads" }],
  });
  expect((await findImage(services, id))?.alt).toBe("Moss");
});
