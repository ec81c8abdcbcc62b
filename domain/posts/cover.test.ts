import { describe, expect, it } from "vitest";
import { storedImage } from "#testing/images.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { findPictures } from "../articles/placing.server.ts";
import { defaultCovers } from "../art/drawn-cover.ts";
import { coverOf, largestOf } from "./cover.ts";

const ids = Array.from({ length: 2000 }, (_, index) => `post-${index}`);

describe("a post's cover", () => {
  it("is the address it was given, with the lighter copies of a picture drawn for the site", () => {
    const src = "https://pond.example/toad.png";
    expect(coverOf({ imageUrl: src, id: "a" })).toEqual({ picture: null, src, avif: undefined });
    expect(coverOf({ imageUrl: "/images/posts/a.webp", id: "a" })).toMatchObject({
      avif: "/images/posts/a-480.avif 480w, /images/posts/a-720.avif 720w, /images/posts/a-1080.avif 1080w, /images/posts/a.webp 1600w",
    });
  });

  it("is one of those drawn for posts without, the same one each time, and all of them in turn", () => {
    const drawn = ids.map((id) => largestOf(coverOf({ imageUrl: "", id })));
    expect(new Set(drawn).size).toBe(defaultCovers);
    expect(drawn.every((src) => /^\/images\/covers\/(0[1-9]|1[0-6])\.webp$/.test(src))).toBe(true);
    const most = Math.max(...[...new Set(drawn)].map((src) => drawn.filter((one) => one === src).length));
    expect(most).toBeLessThan((ids.length / defaultCovers) * 1.5);
    expect(largestOf(coverOf({ imageUrl: "", id: "a" }))).toBe("/images/covers/13.webp");
  });

  it("stays when the post is renamed", async () => {
    const { services } = testServices();
    const post = await published(services);
    const others = ids.map((slug) => {
      const renamed = { ...post, slug };
      return largestOf(coverOf(renamed));
    });
    expect(new Set(others)).toEqual(new Set([largestOf(coverOf(post))]));
  });

  it("is the library's picture, and a drawn one once that was deleted", async () => {
    const { services } = testServices();
    const { address } = await storedImage(services);
    const pictures = await findPictures(services, [address]);
    const post = { imageUrl: address, id: "a" };
    expect(largestOf(coverOf(post, pictures[address]))).toBe(`${address}/1/1400.webp`);
    expect(coverOf(post)).toMatchObject({ picture: null, src: "/images/covers/13.webp" });
  });
});
