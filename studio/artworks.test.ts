import { expect, it } from "vitest";
import { artworks } from "./artworks.ts";

it("hangs no work at the address of its own page, which would be opened in its place", () => {
  expect(artworks.length).toBeGreaterThan(24);
  expect(artworks.filter(({ slug, page }) => page === `/art/${slug}`)).toEqual([]);
});
