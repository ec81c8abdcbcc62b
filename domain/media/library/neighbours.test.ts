import { expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { listImages } from "../images.server.ts";
import { findNeighbours } from "./neighbours.server.ts";

it("walks a list in its own order, and leaves out the images that the list leaves out", async () => {
  const { services } = testServices();
  const owner = testOwner(services);
  for (const name of ["a", "b", "c"]) await storedImage(services, { name, folder: "walk" });
  await storedImage(services, { name: "elsewhere", folder: "other" });
  const listed = { path: "walk", search: "" };
  const { images } = await listImages(services, owner, { ...listed, limit: 10 });
  const [first, second, third] = images;
  if (!first || !second || !third) throw new Error("Three were stored.");
  expect(await findNeighbours(services, owner, second, listed)).toMatchObject({
    newer: { id: first.id },
    older: { id: third.id },
  });
  expect(await findNeighbours(services, owner, first, listed)).toMatchObject({ newer: null });
  const without = { ...listed, except: [first.id, third.id] };
  expect(await findNeighbours(services, owner, second, without)).toEqual({ newer: null, older: null });
  expect((await listImages(services, owner, { ...without, limit: 10 })).total).toBe(1);
});
