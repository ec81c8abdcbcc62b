import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { imageRevisions, images } from "#db/schema.ts";
import { crashing } from "#testing/crashing.ts";
import { clearLibrary, expectSettled, storedFiles, sweepUntilOver } from "#testing/library.ts";
import { testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { storedFilesOf } from "@toadstool/media/storing";
import { uploaded } from "#testing/uploads.ts";
import { fileKey, makeImageId, storedDays } from "../image.ts";
import { noteArrival } from "./journal.server.ts";
import { arrivalTakes, sweepImages } from "./sweep.server.ts";

const { services, world } = testServices();
const { db, store } = services;
const bytes = pngOf(3, 2);

beforeEach(() => clearLibrary(services));

it("leaves complete images and uploads under way", async () => {
  await uploaded(services, bytes);
  const { id } = await noteArrival(services);
  await store.put(fileKey(id, 1, "3.webp"), bytes, "image/webp");
  const before = await storedFiles();
  world.now = new Date(world.now.getTime() + arrivalTakes - 1000);
  await sweepImages(services);
  expect(await storedFiles()).toEqual(before);
});

it("removes files that no row names, and none that are not the library's", async () => {
  const image = await uploaded(services, bytes);
  await store.put(fileKey(makeImageId(), 1, "3.webp"), bytes, "image/webp");
  await store.put(fileKey(makeImageId(), 1, "private/original.png"), bytes, "image/png");
  await store.put(fileKey(image.id, 7, "3.webp"), bytes, "image/webp");
  await store.put("media/readme.txt", bytes, "text/plain");
  await sweepUntilOver(services, world);
  await (env as unknown as { MEDIA: R2Bucket }).MEDIA.delete("media/readme.txt");
  await expectSettled(services);
  expect(Object.keys(await storedFiles())).toHaveLength(storedFilesOf(image.facts).length);
});

it("removes files whose image a restored backup lacks, or has with other files", async () => {
  const gone = await uploaded(services, bytes);
  await db.delete(images).where(eq(images.id, gone.id));
  const kept = await uploaded(services, bytes);
  await db.insert(imageRevisions).values({ imageId: kept.id, revision: 9, state: "shown", since: world.now });
  await store.put(fileKey(kept.id, 9, "3.webp"), bytes, "image/webp");
  await sweepUntilOver(services, world);
  await expectSettled(services);
  expect(await db.$count(images)).toBe(1);
});

it("removes a few at a time, oldest first, and comes to an end within the calls it has", async () => {
  for (let index = 0; index < 20; index++) {
    const { id } = await noteArrival(services);
    await store.put(fileKey(id, 1, "3.webp"), bytes, "image/webp");
  }
  world.now = new Date(world.now.getTime() + arrivalTakes + 1000);
  await sweepImages(services);
  world.now = new Date(world.now.getTime() + storedDays * 86_400_000 + 1000);
  const { services: counted, seen } = crashing(services);
  await sweepImages({ ...services, ...counted });
  expect(seen.calls).toBeLessThan(20);
  expect(await db.$count(imageRevisions)).toBe(12);
  await sweepImages(services);
  await sweepImages(services);
  await expectSettled(services);
  expect(await storedFiles()).toEqual({});
});
