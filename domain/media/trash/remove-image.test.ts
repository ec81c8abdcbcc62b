import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { imageRevisions, taggings } from "#db/schema.ts";
import type { Refused } from "#domain/outcome.ts";
import { crashing, type Crash, deathsIn } from "#testing/crashing.ts";
import { clearLibrary, expectAgreement, expectSettled, sweepUntilOver } from "#testing/library.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { uploaded } from "#testing/uploads.ts";
import { removeImage } from "./remove-image.server.ts";
import { makeImageId } from "../image.ts";
import { changeImage, findImage } from "../images.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

beforeEach(() => clearLibrary(services));

it("removes an image that nothing shows, and the sweep its files", async () => {
  const { id } = await uploaded(services, pngOf(4, 3));
  const other = await uploaded(services, pngOf(4, 3));
  expect(await removeImage(services, owner, id)).toEqual({ id });
  expect(await findImage(services, id)).toBeNull();
  expect(await findImage(services, other.id)).not.toBeNull();
  await sweepUntilOver(services, world);
  await expectSettled(services);
});

/** Removes a tagged image with a former file in a Worker that dies on the way; returns what is left, and the calls that were made. */
async function dieRemoving(crash: Crash | null) {
  const { id } = await uploaded(services, pngOf(4, 3));
  await uploaded(services, pngOf(8, 4), { replaces: id });
  await changeImage(services, owner, id, { tags: "riso" });
  const { services: mortal, seen } = crashing(services, crash);
  await removeImage({ ...services, ...mortal }, owner, id).catch(() => undefined);
  const { imageId, revision, state } = imageRevisions;
  const files = services.db.select({ state }).from(imageRevisions).where(eq(imageId, id)).orderBy(revision);
  const left = {
    isThere: (await findImage(services, id)) !== null,
    files: (await files).map((row) => row.state).join(", "),
    tags: await services.db.$count(taggings, eq(taggings.itemId, id)),
  };
  return { left, seen };
}

it("removes an image with its tags and former files, or nothing, wherever the Worker dies", async () => {
  const { left: gone, seen } = await dieRemoving(null);
  expect(gone).toEqual({ isThere: false, files: "leaving, leaving", tags: 0 });
  const untouched = { isThere: true, files: "kept, shown", tags: 1 };
  expect(seen.changes).toHaveLength(1);
  const [removal = 0] = seen.changes;
  for (const crash of deathsIn(seen)) {
    const isRemoved = crash.at > removal || (crash.at === removal && crash.isDone);
    expect((await dieRemoving(crash)).left).toEqual(isRemoved ? gone : untouched);
  }
});

it("returns null where there is no such image, and the second time", async () => {
  expect(await removeImage(services, owner, makeImageId())).toBeNull();
  const { id } = await uploaded(services, pngOf(4, 3));
  await removeImage(services, owner, id);
  expect(await removeImage(services, owner, id)).toBeNull();
});

it("names the texts that show the image, and leaves it there", async () => {
  const { id } = await uploaded(services, pngOf(4, 3));
  for (const title of ["One", "Two", "Three", "Four", "Five"]) {
    await published(services, { title, content: `![](/media/${id})` });
  }
  const refused = (await removeImage(services, owner, id)) as Refused;
  expect(refused).toMatchObject({ refused: "conflict", code: "image_used" });
  expect(refused.message.match(/the post “\w+”/g)).toHaveLength(3);
  expect(refused.message).toContain("and 2 more");
  expect(await findImage(services, id)).not.toBeNull();
  await expectAgreement(services);
});

it("finds uses on the studio's pages", async () => {
  const { id } = await uploaded(services, pngOf(4, 3));
  world.studioPages = [{ title: "About", path: "/about-me", text: `/media/${id}` }];
  const refused = (await removeImage(services, owner, id)) as Refused;
  expect(refused.message).toContain("the page “About”");
});
