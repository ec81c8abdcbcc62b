import { describe, expect, it } from "vitest";
import { storedImage } from "#tests/images.ts";
import { visit } from "#tests/pages.ts";
import { published } from "#tests/posts.ts";
import { testServices } from "#tests/services.ts";
import { loader } from "./list-page.tsx";

const { services } = testServices();

describe("the list of posts", () => {
  it("brings the library's pictures of the posts it shows, by their addresses", async () => {
    const { address } = await storedImage(services);
    await published(services, { title: "Newt", imageUrl: address });
    await published(services, { title: "Newt", imageUrl: "/images/posts/newt.webp" });
    const visited = visit(services, "/blog?q=newt");
    const { posts, pictures } = await (await loader({ ...visited, params: {}, pattern: "/blog" })).list;
    expect(posts).toHaveLength(2);
    expect(Object.keys(pictures)).toEqual([address]);
  });
});
