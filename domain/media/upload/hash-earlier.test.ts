import { isNull } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { images } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { clearLibrary } from "#testing/library.ts";
import { testServices } from "#testing/services.ts";
import { mediaFile } from "@toadstool/media/samples/films";
import { pngOf } from "@toadstool/media/samples/quarters";
import { uploaded } from "#testing/uploads.ts";
import { hashEarlierFiles } from "./hash-earlier.server.ts";

const { services } = testServices();
const { db } = services;

beforeEach(() => clearLibrary(services));

const hashes = async () => new Map((await db.select().from(images)).map(({ id, hash }) => [id, hash]));

it("knows a file again by its original or by what is stored of a film, and marks what it cannot know", async () => {
  const picture = await uploaded(services, pngOf(30, 20));
  const film = await uploaded(services, mediaFile("index-first.mp4"));
  await db.update(images).set({ hash: null });
  const earlier = await storedImage(services);
  const lost = await storedImage(services, { kind: "audio" });
  await hashEarlierFiles(services);
  const found = await hashes();
  expect(found.get(picture.id)).toBe(picture.hash);
  expect(found.get(film.id)).toMatch(/^[\w-]{43}$/);
  expect([found.get(earlier.id), found.get(lost.id)]).toEqual(["", ""]);
});

it("takes four files at a time, and ends", async () => {
  for (let index = 0; index < 9; index++) await storedImage(services, { kind: "audio" });
  const left = () => db.$count(images, isNull(images.hash));
  const seen = [];
  for (let run = 0; run < 4; run++) {
    await hashEarlierFiles(services);
    seen.push(await left());
  }
  expect(seen).toEqual([5, 1, 0, 0]);
});
