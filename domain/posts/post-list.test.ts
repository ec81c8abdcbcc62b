import { describe, expect, it } from "vitest";
import { images } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { metered } from "#testing/metered.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { listPostsWithCovers } from "./post-list.server.ts";
import { listPosts } from "./posts.server.ts";

const { services } = testServices();

describe("the list of posts with their covers", () => {
  it("is what the list of posts is, page by page, also of a search, in one round trip each", async () => {
    for (let day = 1; day <= 28; day++) {
      const title = day % 2 === 0 ? `Even ${day}` : `Odd ${day}`;
      await published(services, {
        slug: `day-${day}`,
        title,
        dateString: `2026-05-${day}`,
        content: "Moss.",
      });
    }
    const { services: counted, cost } = metered(services);
    for (const search of [undefined, "", " , ", "even", "odd, moss", "nowhere"]) {
      for (let cursor: string | undefined, page = 0; page < 3; page++) {
        const plain = await listPosts(services, { search, cursor });
        const before = cost.calls;
        expect(await listPostsWithCovers(counted, { search, cursor })).toEqual({ ...plain, pictures: {} });
        expect(cost.calls).toBe(before + 1);
        cursor = plain.cursor ?? undefined;
      }
    }
    expect((await listPostsWithCovers(services, { cursor: "nonsense" })).posts[0]?.slug).toBe("day-28");
  });

  it("has the library’s pictures by the posts’ addresses, and none for other addresses", async () => {
    const { address } = await storedImage(services, { alt: "A toad" });
    const addresses = [
      address,
      `${address}#1x1`,
      `${address}/1/card.jpg`,
      `${address}x`,
      "/media/",
      `/nowhere${address}`,
    ];
    for (const imageUrl of addresses) await published(services, { title: "Covered", imageUrl });
    const { posts, pictures } = await listPostsWithCovers(services, { search: "covered" });
    expect(posts).toHaveLength(addresses.length);
    expect(Object.keys(pictures).toSorted()).toEqual(addresses.slice(0, 3).toSorted());
    expect(pictures[address]).toMatchObject({ alt: "A toad", main: { src: `${address}/1/1200.jpg` } });
    await services.db.update(images).set({ kind: "video" });
    expect((await listPostsWithCovers(services, { search: "covered" })).pictures).toEqual({});
  });
});
