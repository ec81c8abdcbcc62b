import { beforeEach, describe, expect, it } from "vitest";
import { images } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { clearLibrary } from "#testing/library.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { fileKey, type Image } from "../image.ts";
import { findIncompleteImages, findMissingFiles } from "./missing-files.server.ts";

const { services, world } = testServices();
const { store } = services;
const owner = testOwner(services);

beforeEach(() => clearLibrary(services));

/** An image of the library, with its files but for those that are lost. */
async function keep(lost: string[] = []): Promise<Image> {
  world.now = new Date(world.now.getTime() + 1000);
  const image = await storedImage(services);
  for (const { name, type } of image.facts.files) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    if (!lost.includes(name)) await store.put(fileKey(image.id, 1, name), new Uint8Array(1), type);
  }
  return image;
}

const named = async (of = services) =>
  (await findIncompleteImages(of, owner)).map(({ image, missing }) => [image.id, missing]);

describe("files that the store has lost", () => {
  it("are named for each image, newest first; whole ones are not", async () => {
    await keep();
    const one = await keep(["640.webp"]);
    await keep();
    const two = await keep(["card.jpg", "320.webp"]);
    expect(await named()).toEqual([
      [two.id, ["320.webp", "card.jpg"]],
      [one.id, ["640.webp"]],
    ]);
    expect(await findMissingFiles(services, one)).toEqual(["640.webp"]);
  });

  it("are named of every image, however many there are, also where the one that was sent is lost", async () => {
    const original = { name: "private/original.jpg", type: "image/jpeg", bytes: 100 };
    const image = await storedImage(services, { facts: { files: [], original } });
    for (let n = 0; n < 100; n++) await storedImage(services, { facts: { files: [], original } });
    const found = await named();
    expect(found).toHaveLength(101);
    expect(found).toContainEqual([image.id, [original.name]]);
    await store.put(fileKey(image.id, 1, original.name), new Uint8Array(1), original.type);
    expect(await named()).toHaveLength(100);
  });

  it("are none in an empty library, and all of them in an empty store", async () => {
    expect(await named()).toEqual([]);
    const image = await storedImage(services);
    expect(await named()).toEqual([[image.id, image.facts.files.map(({ name }) => name)]]);
  });

  it("are not those of an image that is deleted or replaced meanwhile", async () => {
    await keep(["640.webp"]);
    const whileListed = {
      ...store,
      async *list(prefix: string) {
        await services.db.update(images).set({ revision: 2 });
        yield* store.list(prefix);
      },
    };
    expect(await named({ ...services, store: whileListed })).toEqual([]);
  });
});
