import { beforeEach, expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { clearLibrary } from "#testing/library.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { measureUsage } from "./usage.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

beforeEach(() => clearLibrary(services));

it("counts nothing in an empty library", async () => {
  expect(await measureUsage(services, owner)).toEqual({
    bytes: 0,
    count: 0,
    folders: [],
    images: [],
    former: { bytes: 0, count: 0 },
    trash: { bytes: 0, count: 0 },
    removed: 0,
    unused: 0,
  });
});

it("counts bytes and images in all and by folder, and names the uses of each", async () => {
  const shown = await storedImage(services, { folder: "zines", bytes: 300 });
  world.now = new Date("2026-06-01T13:00:00Z");
  const unused = await storedImage(services, { folder: "zines/one", bytes: 5000 });
  world.now = new Date("2026-06-01T14:00:00Z");
  const onPage = await storedImage(services, { folder: "zines", bytes: 40 });
  await published(services, { title: "Spores", imageUrl: shown.address });
  world.studioPages = [{ title: "About", path: "/about-me", text: `see ${onPage.address}.` }];

  const usage = await measureUsage(services, owner);
  expect(usage).toMatchObject({ bytes: 5340, count: 3, unused: 1 });
  expect(usage.folders).toEqual([
    { folder: "zines/one", bytes: 5000, count: 1 },
    { folder: "zines", bytes: 340, count: 2 },
  ]);
  expect(
    usage.images.map(({ image, uses }) => [image.id, uses.map((use) => `${use.kind} ${use.title}`)]),
  ).toEqual([
    [onPage.id, ["page About"]],
    [unused.id, []],
    [shown.id, ["post Spores"]],
  ]);
});
