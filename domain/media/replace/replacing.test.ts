import { beforeEach, expect, it } from "vitest";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { clearLibrary, expectAgreement, storedFiles, sweepUntilOver } from "#testing/library.ts";
import { mediaFile } from "@toadstool/media/samples/films";
import { testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { arriving, uploaded } from "#testing/uploads.ts";
import { removeImage } from "../trash/remove-image.server.ts";
import { deleteImage, restoreImages } from "../trash/trash.server.ts";
import { type Image, makeImageId } from "../image.ts";
import { changeImage, findImage, listImages } from "../images.server.ts";
import { sweepImages } from "../files/sweep.server.ts";
import { uploadImage } from "../upload/upload-image.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const said = { name: "Moss", folder: "zines", alt: "Moss on a wall", caption: "Damp." };

beforeEach(() => clearLibrary(services));

it("shows the new file at the old address and keeps the image's details", async () => {
  const before = await uploaded(services, pngOf(40, 30), said);
  world.now = new Date("2026-06-02T12:00:00Z");
  const after = await uploaded(services, pngOf(64, 20), { replaces: before.id });
  expect(after).toMatchObject({ ...said, id: before.id, revision: 2, createdAt: before.createdAt });
  expect(after.facts).toMatchObject({ width: 64, height: 20, main: "64.jpg" });
  expect(after.updatedAt).toBe("2026-06-02T12:00:00.000Z");
  await expectAgreement(services);
});

it("takes new details, and search finds the image by them", async () => {
  const { id } = await uploaded(services, pngOf(4, 3), said);
  const after = await uploaded(services, pngOf(4, 3), { replaces: id, alt: "Lichen" });
  expect(after).toMatchObject({ ...said, alt: "Lichen" });
  const { images } = await listImages(services, owner, { path: "", search: "lichen, moss", limit: 9 });
  expect(images.map((image) => image.id)).toEqual([id]);
});

it("loses words that were emptied because they fit no longer", async () => {
  const { id } = await uploaded(services, pngOf(4, 3), said);
  const after = await uploaded(services, pngOf(5, 3), { replaces: id, alt: "", caption: "" });
  expect(after).toMatchObject({ ...said, alt: "", caption: "" });
});

it("keeps changes to the image's details during the upload", async () => {
  const { id } = await uploaded(services, pngOf(4, 3), said);
  const file = arriving(pngOf(5, 3), { replaces: id });
  const pictures: typeof services.pictures = {
    async render(picture, wanted) {
      await changeImage(services, owner, id, { caption: "Dry." });
      return services.pictures.render(picture, wanted);
    },
  };
  expect(await uploadImage({ ...services, pictures }, owner, file)).toMatchObject({
    caption: "Dry.",
    revision: 2,
  });
});

it("replaces a film by a film, whatever format the new one has", async () => {
  const { id } = await uploaded(services, mediaFile("index-first.mp4"), said);
  const after = await uploaded(services, mediaFile("film.webm"), { replaces: id });
  expect(after).toMatchObject({ ...said, id, kind: "video", revision: 2, facts: { main: "film.webm" } });
  await expectAgreement(services);
});

it.each([
  ["a film for a picture", pngOf(4, 3), mediaFile("film.webm")],
  ["a picture for a film", mediaFile("film.webm"), pngOf(4, 3)],
  ["a sound for a film", mediaFile("film.webm"), mediaFile("silence.mp3")],
])("refuses %s", async (_, before, sent) => {
  const { id } = await uploaded(services, before);
  const refused = await uploadImage(services, owner, arriving(sent, { replaces: id }));
  expect(refused).toMatchObject({ refused: "invalid", code: "image_other_kind" });
  await expectAgreement(services);
});

it.each([
  ["a picture", pngOf(4, 3)],
  ["a film", mediaFile("film.webm")],
])("refuses %s for an image that is not there", async (_, sent) => {
  const refused = await uploadImage(services, owner, arriving(sent, { replaces: makeImageId() }));
  expect(refused).toMatchObject({ refused: "missing", code: "image_gone" });
  await expectAgreement(services);
});

it("lets one of two simultaneous replacements win, and refuses the other", async () => {
  const { id } = await uploaded(services, pngOf(4, 3));
  const outcomes = await Promise.all(
    [pngOf(40, 3), pngOf(50, 3)].map((bytes) =>
      uploadImage(services, owner, arriving(bytes, { replaces: id })),
    ),
  );
  const won = outcomes.filter((outcome): outcome is Image => !isRefused(outcome));
  const lost = outcomes.filter((outcome): outcome is Refused => isRefused(outcome));
  expect(won).toHaveLength(1);
  expect(lost).toMatchObject([{ refused: "conflict", code: "image_conflict" }]);
  await expectAgreement(services);
});

it("refuses an image that was deleted in the meantime, and leaves nothing", async () => {
  const { id } = await uploaded(services, pngOf(4, 3));
  const pictures: typeof services.pictures = {
    async render(picture, wanted) {
      await removeImage(services, owner, id);
      return services.pictures.render(picture, wanted);
    },
  };
  const refused = await uploadImage(
    { ...services, pictures },
    owner,
    arriving(pngOf(5, 3), { replaces: id }),
  );
  expect(refused).toMatchObject({ refused: "missing" });
  await sweepUntilOver(services, world);
  expect(await storedFiles()).toEqual({});
});

it("refuses an image that was moved to the trash in the meantime, and leaves its file as it was", async () => {
  const { id } = await uploaded(services, pngOf(4, 3));
  const pictures: typeof services.pictures = {
    async render(picture, wanted) {
      await deleteImage(services, owner, id);
      return services.pictures.render(picture, wanted);
    },
  };
  const file = arriving(pngOf(5, 3), { replaces: id });
  const refused = await uploadImage({ ...services, pictures }, owner, file);
  expect(refused).toMatchObject({ refused: "missing" });
  await restoreImages(services, owner, [id]);
  expect(await findImage(services, id)).toMatchObject({ revision: 1, facts: { width: 4 } });
  await expectAgreement(services);
});

it.each([undefined, "replaces"])(
  "refuses a file that took so long that the sweep has taken it back",
  async (how) => {
    const { id } = await uploaded(services, pngOf(4, 3));
    const pictures: typeof services.pictures = {
      async render(picture, wanted) {
        world.now = new Date(world.now.getTime() + 3_700_000);
        await sweepImages(services);
        return services.pictures.render(picture, wanted);
      },
    };
    const file = arriving(pngOf(5, 3), how ? { replaces: id } : {});
    const refused = await uploadImage({ ...services, pictures }, owner, file);
    expect(refused).toMatchObject({ refused: "conflict" });
    await expectAgreement(services);
  },
);
