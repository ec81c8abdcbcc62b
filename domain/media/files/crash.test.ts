import { beforeEach, describe, expect, it, vi } from "vitest";
import { images } from "#db/schema.ts";
import type { Services } from "#domain/services.ts";
import { crashing, type Crash, deathsIn } from "#testing/crashing.ts";
import { clearLibrary, expectAgreement, expectSettled, storedFiles } from "#testing/library.ts";
import { mediaFile } from "@toadstool/media/samples/films";
import { testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { arriving, uploaded } from "#testing/uploads.ts";
import { removeImage } from "../trash/remove-image.server.ts";
import { bringBack } from "../replace/former.server.ts";
import { fileKey, makeImageId, storedDays } from "../image.ts";
import { findImage } from "../images.server.ts";
import { arrivalTakes, sweepImages } from "./sweep.server.ts";
import { uploadImage } from "../upload/upload-image.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

const picture = pngOf(9, 6);
const otherPicture = pngOf(8, 4, { alpha: true });
const film = mediaFile("index-first.mp4");
const otherFilm = mediaFile("fragmented.mp4");

type Act = (services: Services, id: string) => Promise<unknown>;
const upload =
  (bytes: Uint8Array): Act =>
  (mortal) =>
    uploadImage(mortal, owner, arriving(bytes));
const replace =
  (bytes: Uint8Array): Act =>
  (mortal, replaces) =>
    uploadImage(mortal, owner, arriving(bytes, { replaces }));
const undo: Act = (mortal, id) => bringBack(mortal, owner, id, { revision: 1, withAlt: false });
const remove: Act = (mortal, id) => removeImage(mortal, owner, id);

beforeEach(async () => {
  // Each crash is logged, hundreds of them.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await clearLibrary(services);
});

/** Does `act` to a new image, replaced once or not, and dies on the way. Returns its id and which calls were made. */
async function dieDuring(act: Act, before: Uint8Array | null, crash: Crash | null, replacement?: Uint8Array) {
  const id = before ? (await uploaded(services, before)).id : "";
  if (replacement) await uploaded(services, replacement, { replaces: id });
  const { services: mortal, seen } = crashing(services, crash);
  await act({ ...services, ...mortal }, id).catch(() => undefined);
  return { id, seen };
}

describe("where the Worker dies", { timeout: 60_000 }, () => {
  it.each<[string, Uint8Array, Act, number[], Uint8Array?]>([
    ["a picture is replaced", picture, replace(otherPicture), [1, 2]],
    ["a film is replaced", film, replace(otherFilm), [1, 2]],
    ["an image is deleted", picture, remove, [0, 1]],
    ["a former file is brought back", picture, undo, [2, 1], otherPicture],
    ["an image with a former file is deleted", picture, remove, [0, 2], otherPicture],
  ])(
    "while %s, the sweep leaves it wholly as it was or wholly as it should be",
    async (_, before, act, whole, replacement) => {
      const { seen } = await dieDuring(act, before, null, replacement);
      await expectAgreement(services);
      const died: string[] = [];
      for (const crash of deathsIn(seen)) died.push((await dieDuring(act, before, crash, replacement)).id);
      await sweepAll(died.length);
      await expectSettled(services);
      const found = await Promise.all(died.map((id) => findImage(services, id)));
      expect(new Set(found.map((image) => image?.revision ?? 0))).toEqual(new Set(whole));
    },
  );

  it.each([
    ["a picture", picture],
    ["a film", film],
  ])("while %s is uploaded, it is there with all its files or nothing is there", async (_, bytes) => {
    const { seen } = await dieDuring(upload(bytes), null, null);
    await expectAgreement(services);
    const crashes = deathsIn(seen);
    for (const crash of crashes) await dieDuring(upload(bytes), null, crash);
    await sweepAll(crashes.length);
    await expectSettled(services);
    // The one that ended well, and the one whose last step was done although its answer was lost.
    expect(await services.db.$count(images)).toBe(2);
  });

  it("while it sweeps, the next sweep finishes the work", async () => {
    const { calls } = (await dieDuring(replace(otherPicture), picture, null)).seen;
    const leaveTraces = async () => {
      await dieDuring(replace(otherPicture), picture, { at: calls - 5, isDone: true });
      await dieDuring(remove, picture, { at: 4, isDone: true });
      await services.store.put(fileKey(makeImageId(), 1, "9.webp"), picture, "image/webp");
      later(arrivalTakes);
      await sweepImages(services);
      later(storedDays * 86_400_000);
    };
    await leaveTraces();
    const { services: counted, seen } = crashing(services);
    await sweepImages({ ...services, ...counted });
    await expectAgreement(services);
    for (const crash of deathsIn(seen)) {
      await leaveTraces();
      const { services: mortal } = crashing(services, crash);
      await expect(sweepImages({ ...services, ...mortal })).rejects.toThrow(/crash|Failed query/);
      await sweepImages(services);
      await expectAgreement(services);
    }
    expect(Object.keys(await storedFiles()).length).toBeGreaterThan(0);
  });
});

function later(milliseconds: number): void {
  world.now = new Date(world.now.getTime() + milliseconds + 60_000);
}

/** As often as the sweep must come round for what so many crashes have left: to call it off, and twice until it may be removed. */
async function sweepAll(crashes: number): Promise<void> {
  later(arrivalTakes);
  await sweepImages(services);
  for (let times = 0; times < 2; times++) {
    later(storedDays * 86_400_000);
    for (let left = crashes * 2; left > 0; left -= 8) await sweepImages(services);
  }
}
