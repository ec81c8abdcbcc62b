import { beforeEach, describe, expect, it } from "vitest";
import { imageRevisions, images } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { clearLibrary, expectAgreement, storedFiles, sweepUntilOver } from "#testing/library.ts";
import { mediaFile } from "@toadstool/media/samples/films";
import { testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { uploaded } from "#testing/uploads.ts";
import { removeImage } from "../trash/remove-image.server.ts";
import { bringBack, listFormer, measureFormer, readUnshown } from "./former.server.ts";
import { changeImage, findImage, listImages } from "../images.server.ts";
import { sweepImages } from "../files/sweep.server.ts";
import { measureUsage } from "../usage/usage.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const said = { name: "Moss", folder: "zines", alt: "Moss on a wall", caption: "Damp." };
const day = 86_400_000;

const back = (id: string, revision: number, withAlt = false) =>
  bringBack(services, owner, id, { revision, withAlt });
const revisionsOf = async (id: string) =>
  (await listFormer(services, owner, id)).map(({ revision }) => revision);
const later = (milliseconds: number) => void (world.now = new Date(world.now.getTime() + milliseconds));

beforeEach(() => clearLibrary(services));

describe("the former files of a replaced image", () => {
  it.each([
    ["a picture", pngOf(40, 30), pngOf(64, 20)],
    ["a film", mediaFile("index-first.mp4"), mediaFile("film.webm")],
    ["a sound", mediaFile("silence.mp3"), mediaFile("tone.ogg")],
  ])("are kept for 30 days: those of %s", async (_, one, other) => {
    const before = await uploaded(services, one, said);
    await uploaded(services, other, { replaces: before.id });
    const [former] = await listFormer(services, owner, before.id);
    expect(former).toEqual({
      revision: 1,
      replacedAt: world.now.toISOString(),
      keptUntil: new Date(world.now.getTime() + 30 * day).toISOString(),
      bytes: before.bytes,
      facts: before.facts,
      alt: said.alt,
    });
    await expectAgreement(services);
    later(30 * day - 1000);
    await sweepImages(services);
    expect(await revisionsOf(before.id)).toEqual([1]);
    await expectAgreement(services);
    later(2000);
    await sweepImages(services);
    expect(await revisionsOf(before.id)).toEqual([]);
    await sweepUntilOver(services, world);
    expect(Object.keys(await storedFiles()).every((key) => key.startsWith(`media/${before.id}/2/`))).toBe(
      true,
    );
    await expectAgreement(services);
  });

  it("come back, and the files that they replace are kept in turn", async () => {
    const before = await uploaded(services, pngOf(40, 30), said);
    const { id } = before;
    const after = await uploaded(services, pngOf(64, 20), { replaces: id });
    expect(await back(id, 1)).toMatchObject({
      ...said,
      revision: 1,
      bytes: before.bytes,
      facts: before.facts,
    });
    expect(await revisionsOf(id)).toEqual([2]);
    await expectAgreement(services);
    expect(await back(id, 2)).toMatchObject({ revision: 2, facts: after.facts });
    await expectAgreement(services);
  });

  it("keep the image's newer details, unless the former alt text is requested", async () => {
    const { id } = await uploaded(services, pngOf(40, 30), said);
    await uploaded(services, pngOf(64, 20), { replaces: id, alt: "Lichen" });
    await changeImage(services, owner, id, { alt: "Lichen on a roof", caption: "Dry." });
    expect(await back(id, 1)).toMatchObject({ alt: "Lichen on a roof", caption: "Dry." });
    await back(id, 2);
    await changeImage(services, owner, id, { alt: "Lichen again" });
    expect(await back(id, 1, true)).toMatchObject({ alt: "Lichen on a roof", caption: "Dry." });
    const found = await listImages(services, owner, { path: "", search: "roof, dry", limit: 9 });
    expect(found.images.map((image) => image.id)).toEqual([id]);
  });

  it("never give their number, and so their addresses, to other files", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(64, 20), { replaces: id });
    await back(id, 1);
    later(31 * day);
    await sweepImages(services);
    expect(await uploaded(services, pngOf(20, 20), { replaces: id })).toMatchObject({ revision: 3 });
    await expectAgreement(services);
  });

  it("are kept each, however often an image is replaced", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(64, 20), { replaces: id });
    later(1000);
    await uploaded(services, pngOf(20, 20), { replaces: id });
    expect(await revisionsOf(id)).toEqual([2, 1]);
    expect(await back(id, 1)).toMatchObject({ facts: { width: 40 } });
    await expectAgreement(services);
  });

  it("go with their image", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(64, 20), { replaces: id });
    await removeImage(services, owner, id);
    await expectAgreement(services);
    await sweepUntilOver(services, world);
    expect(await storedFiles()).toEqual({});
  });

  it("go where their image is gone, as a restored backup may have it", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(64, 20), { replaces: id });
    await services.db.delete(images);
    await sweepUntilOver(services, world);
    expect(await services.db.select().from(imageRevisions)).toEqual([]);
    expect(await storedFiles()).toEqual({});
  });

  it("count as storage used, beside what the folders hold", async () => {
    const before = await uploaded(services, pngOf(40, 30), said);
    const after = await uploaded(services, pngOf(64, 20), { replaces: before.id });
    expect(await measureFormer(services)).toEqual({ bytes: before.bytes, count: 1 });
    expect(await measureUsage(services, owner)).toMatchObject({
      bytes: before.bytes + after.bytes,
      count: 1,
      former: { bytes: before.bytes, count: 1 },
      folders: [{ folder: "zines", bytes: after.bytes, count: 1 }],
    });
  });

  it("are shown to their owner while they are kept, where they are a picture", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(64, 20), { replaces: id });
    const look = (revision: number) => readUnshown(services, owner, { id, revision, width: 640 });
    expect(await look(1)).toMatchObject({ type: "image/webp", bytes: expect.any(Uint8Array) });
    expect([await look(2), await look(9)]).toEqual([null, null]);
    const film = await uploaded(services, mediaFile("index-first.mp4"));
    await uploaded(services, mediaFile("film.webm"), { replaces: film.id });
    expect(await readUnshown(services, owner, { id: film.id, revision: 1, width: 640 })).toBeNull();
  });
});

describe("bringing former files back", () => {
  it("is refused where they are not kept, and null where the image is gone", async () => {
    const { id } = await uploaded(services, pngOf(4, 3));
    expect(await back(id, 1)).toMatchObject({ refused: "missing", code: "former_gone" });
    expect(await back(id, 7)).toMatchObject({ refused: "missing", code: "former_gone" });
    await removeImage(services, owner, id);
    expect(await back(id, 1)).toBeNull();
  });

  it("lets one of two presses win, and leaves the image whole", async () => {
    const { id } = await uploaded(services, pngOf(40, 30));
    await uploaded(services, pngOf(64, 20), { replaces: id });
    const pressed = await Promise.all([back(id, 1), back(id, 1)]);
    expect(pressed.filter((outcome) => !isRefused(outcome))).toHaveLength(1);
    expect(await findImage(services, id)).toMatchObject({ revision: 1 });
    await expectAgreement(services);
  });
});
