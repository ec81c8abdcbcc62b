import { describe, expect, it } from "vitest";
import { storedImage } from "#tests/images.ts";
import { testServices } from "#tests/services.ts";
import { findPictures } from "../images/placing.server.ts";
import { coverOf, defaultCovers, largestOf } from "./cover.ts";

const slugs = Array.from({ length: 2000 }, (_, index) => `post-${index}`);

describe("a post's cover", () => {
  it("is the address it was given, with the smaller copy of a picture drawn for the site", () => {
    const src = "https://pond.example/toad.png";
    expect(coverOf({ imageUrl: src, slug: "a" })).toEqual({ picture: null, src, srcSet: undefined });
    expect(coverOf({ imageUrl: "/images/posts/a.webp", slug: "a" })).toMatchObject({
      srcSet: "/images/posts/a-800.webp 800w, /images/posts/a.webp 1600w",
    });
  });

  it("is one of those drawn for posts without, the same one each time, and all of them in turn", () => {
    const drawn = slugs.map((slug) => largestOf(coverOf({ imageUrl: "", slug })));
    expect(new Set(drawn).size).toBe(defaultCovers);
    expect(drawn.every((src) => /^\/images\/covers\/(0[1-9]|1[0-6])\.webp$/.test(src))).toBe(true);
    const most = Math.max(...[...new Set(drawn)].map((src) => drawn.filter((one) => one === src).length));
    expect(most).toBeLessThan((slugs.length / defaultCovers) * 1.5);
    expect(largestOf(coverOf({ imageUrl: "", slug: "a" }))).toBe("/images/covers/13.webp");
  });

  it("is the library's picture, and a drawn one once that was deleted", async () => {
    const { services } = testServices();
    const { address } = await storedImage(services);
    const pictures = await findPictures(services, [address]);
    const post = { imageUrl: address, slug: "a" };
    expect(largestOf(coverOf(post, pictures[address]))).toBe(`${address}/1/1400.webp`);
    expect(coverOf(post)).toMatchObject({ picture: null, src: "/images/covers/13.webp" });
  });
});
