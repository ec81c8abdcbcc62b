import { expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { artworkCalled } from "#testing/works.ts";
import { createWork } from "../works/save-work.server.ts";
import { findPicturedTagPage } from "./pictured-tag-page.server.ts";

const { services } = testServices();

it("has the library’s pictures of posts and works by their addresses, and none for other addresses", async () => {
  const cover = (await storedImage(services, { alt: "A toad" })).address;
  const still = (await storedImage(services, { alt: "A newt" })).address;
  await published(services, { slug: "toad", tags: "riso", imageUrl: cover });
  await published(services, { slug: "elsewhere", tags: "riso", imageUrl: "/images/elsewhere.webp" });
  await published(services, { slug: "bare", tags: "riso" });
  const facts = artworkCalled("newt", { date: "2024-05-18", picture: still });
  await createWork(services, testOwner(services), "artwork", { facts, publishAt: "", tags: "riso" });
  const page = await findPicturedTagPage(services, "riso", {});
  expect(Object.fromEntries(page?.items.map(({ path, imageUrl }) => [path, imageUrl]) ?? [])).toEqual({
    "/blog/toad": cover,
    "/blog/elsewhere": "/images/elsewhere.webp",
    "/blog/bare": "",
    "/art/newt": still,
  });
  expect(Object.keys(page?.pictures ?? {}).toSorted()).toEqual([cover, still].toSorted());
  expect(page?.pictures[cover]).toMatchObject({ alt: "A toad" });
  expect(await findPicturedTagPage(services, "nothing", {})).toBeNull();
});
