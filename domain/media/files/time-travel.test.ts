import { beforeEach, expect, it } from "vitest";
import { imageRevisions, images } from "#db/schema.ts";
import { ask } from "#testing/api.ts";
import { clearLibrary, expectSettled, storedFiles, sweepUntilOver } from "#testing/library.ts";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { storedFilesOf } from "@toadstool/media/storing";
import { uploaded } from "#testing/uploads.ts";
import { setFocus } from "../focus/set-focus.server.ts";
import { fileAddress, fileKey, type Image } from "../image.ts";
import { bringBack } from "../replace/former.server.ts";
import { deleteImage, emptyTrash } from "../trash/trash.server.ts";
import { sweepImages } from "./sweep.server.ts";

const { services, world } = testServices();
const { db } = services;
const owner = testOwner(services);

beforeEach(() => clearLibrary(services));

/** The database as it is now; setting it back leaves the store alone, as D1 Time Travel does. */
async function remember() {
  const [library, journal] = await db.batch([db.select().from(images), db.select().from(imageRevisions)]);
  return async () => {
    await db.batch([db.delete(images), db.delete(imageRevisions)]);
    for (const row of library) await db.insert(images).values(row);
    for (const row of journal) await db.insert(imageRevisions).values(row);
  };
}

async function passDays(days: number) {
  for (let day = 0; day < days; day++) {
    world.now = new Date(world.now.getTime() + 86_400_000);
    await sweepImages(services);
  }
}

/** The names of an image's files that are not served, and of its original if that is not stored. */
async function lostOf({ id, revision, facts }: Image) {
  const stored = await storedFiles();
  const lost = storedFilesOf(facts).filter(({ name }) => !(fileKey(id, revision, name) in stored));
  for (const file of facts.files) {
    const answer = await ask(new Request(`${testOrigin}${fileAddress(id, revision, file.name)}`));
    await answer.arrayBuffer();
    if (answer.status !== 200) lost.push(file);
  }
  return lost.map(({ name }) => name);
}

it("serves every file of an image that was deleted and purged, once the rows are set back up to 30 days", async () => {
  const former = await uploaded(services, pngOf(40, 30));
  const shown = await uploaded(services, pngOf(64, 20), { replaces: former.id });
  const setBack = await remember();
  await deleteImage(services, owner, shown.id);
  await emptyTrash(services, owner);
  await passDays(30);
  await setBack();
  expect(await lostOf(shown)).toEqual([]);
  const back = (await bringBack(services, owner, shown.id, { revision: 1, withAlt: false })) as Image;
  expect(await lostOf(back)).toEqual([]);
});

it("keeps files that came after the moment it was set back to for 31 days, however old, and then removes them", async () => {
  const setBack = await remember();
  const image = await uploaded(services, pngOf(40, 30));
  await passDays(29);
  const setForward = await remember();
  await setBack();
  await passDays(30);
  await setForward();
  expect(await lostOf(image)).toEqual([]);
  // A file that a row named in between is as good as new.
  await passDays(1);
  await setBack();
  await passDays(30);
  await setForward();
  expect(await lostOf(image)).toEqual([]);
  await setBack();
  await sweepUntilOver(services, world);
  await expectSettled(services);
  expect(await storedFiles()).toEqual({});
});

it("gives a replacement no number that a file has which the rows have forgotten", async () => {
  const { id } = await uploaded(services, pngOf(40, 30));
  const setBack = await remember();
  const forgotten = await uploaded(services, pngOf(64, 20), { replaces: id });
  const setForward = await remember();
  await setBack();
  expect(await uploaded(services, pngOf(20, 20), { replaces: id })).toMatchObject({ revision: 3 });
  await setForward();
  expect(await lostOf(forgotten)).toEqual([]);
});

it("has the crop for links that the rows name, and keeps files that an image names though the journal does not", async () => {
  const image = await uploaded(services, pngOf(700, 400));
  const setBack = await remember();
  await setFocus(services, owner, image.id, { x: 10, y: 90 });
  await setBack();
  expect(await lostOf(image)).toEqual([]);
  await db.delete(imageRevisions);
  await passDays(1);
  await sweepUntilOver(services, world);
  expect(await lostOf(image)).toEqual([]);
});
