import { beforeEach, describe, expect, it } from "vitest";
import {
  clearLibrary,
  expectAgreement,
  expectSettled,
  storedFiles,
  sweepUntilOver,
} from "#testing/library.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { uploaded } from "#testing/uploads.ts";
import { makeImageId, trashDays } from "../image.ts";
import { findImage, listImages } from "../images.server.ts";
import { sweepImages } from "../files/sweep.server.ts";
import { readUnshown } from "../replace/former.server.ts";
import { measureUsage } from "../usage/usage.server.ts";
import { deleteImage, emptyTrash, listDeletedImages, restoreImages } from "./trash.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const listed = async () => (await listImages(services, owner, { path: "", search: "", limit: 9 })).images;

beforeEach(() => clearLibrary(services));

describe("a deleted image", () => {
  it("is nowhere but in the trash, where its owner alone can look at it", async () => {
    const { id } = await uploaded(services, pngOf(4, 3));
    expect(await deleteImage(services, owner, id)).toEqual({ id });
    expect(await findImage(services, id)).toBeNull();
    expect(await listed()).toEqual([]);
    expect(await listDeletedImages(services, owner)).toMatchObject([{ image: { id } }]);
    expect(await measureUsage(services, owner)).toMatchObject({ count: 0, trash: { count: 1 } });
    expect(await readUnshown(services, owner, { id, revision: 1, width: 320 })).not.toBeNull();
    expect(await deleteImage(services, owner, id, { force: true })).toBeNull();
    expect(await deleteImage(services, owner, makeImageId())).toBeNull();
  });

  it("comes back as it was", async () => {
    const { id } = await uploaded(services, pngOf(4, 3), { folder: "zines", alt: "Moss" });
    const before = await findImage(services, id);
    await deleteImage(services, owner, id);
    expect(await restoreImages(services, owner, [id, makeImageId()])).toBe(1);
    expect(await findImage(services, id)).toEqual(before);
    expect(await restoreImages(services, owner, [id])).toBe(0);
    await expectAgreement(services);
  });

  it("names the texts that show it first, and goes only if forced", async () => {
    const { id } = await uploaded(services, pngOf(4, 3));
    await published(services, { title: "Spores", content: `![](/media/${id})` });
    expect(await deleteImage(services, owner, id)).toMatchObject({ code: "image_used" });
    expect(await findImage(services, id)).not.toBeNull();
    expect(await deleteImage(services, owner, id, { force: true })).toEqual({ id });
  });

  it("is removed after 30 days and not before, and its files 31 days later", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(20, 30), { replaces: id });
    await deleteImage(services, owner, id);
    const deletedAt = world.now.getTime();
    world.now = new Date(deletedAt + trashDays * 86_400_000 - 1000);
    await sweepImages(services);
    expect(await restoreImages(services, owner, [id])).toBe(1);
    await deleteImage(services, owner, id);
    world.now = new Date(world.now.getTime() + trashDays * 86_400_000);
    await sweepImages(services);
    expect(await listDeletedImages(services, owner)).toEqual([]);
    await sweepUntilOver(services, world);
    expect(await storedFiles()).toEqual({});
    await expectAgreement(services);
  });
});

it("an emptied trash is gone at once, counts until its files go, and takes nothing else", async () => {
  const kept = await uploaded(services, pngOf(4, 3));
  const { id, bytes } = await uploaded(services, pngOf(4, 3));
  await deleteImage(services, owner, id);
  await emptyTrash(services, owner);
  expect(await restoreImages(services, owner, [id])).toBe(0);
  expect((await measureUsage(services, owner)).removed).toBe(bytes);
  await sweepUntilOver(services, world);
  expect((await measureUsage(services, owner)).removed).toBe(0);
  expect(await listed()).toMatchObject([{ id: kept.id }]);
  await expectSettled(services);
});
