import { describe, expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { storedImage } from "#testing/images.ts";
import { visit } from "#testing/pages.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { loader } from "./list-page.tsx";

const { services } = testServices();

describe("the list of posts", () => {
  it("brings the library's pictures of the posts it shows, by their addresses", async () => {
    const { address } = await storedImage(services);
    await published(services, { title: "Newt", imageUrl: address });
    await published(services, { title: "Newt", imageUrl: "/images/posts/newt.webp" });
    const visited = visit(services, "/blog?q=newt");
    const { posts, pictures } = await (await loader({ ...visited, params: {}, pattern: "/blog" })).data.list;
    expect(posts).toHaveLength(2);
    expect(Object.keys(pictures)).toEqual([address]);
  });
});

describe("a search that finds nothing", () => {
  const alikeTo = async (search: string) => {
    const visited = visit(services, `/blog?q=${encodeURIComponent(search)}`);
    const { alike } = await (await loader({ ...visited, params: {}, pattern: "/blog" })).data.list;
    return alike?.posts.map(({ title }) => title);
  };

  it("suggests posts whose titles are alike, the most alike first, and no others", async () => {
    await published(services, { title: "Salamander weather" });
    await published(services, { title: "Weather for toads" });
    expect(await alikeTo("waether, salamanders")).toEqual(["Salamander weather", "Weather for toads"]);
    expect(await alikeTo("nothing of the kind")).toEqual([]);
    expect(await alikeTo("salamander"), "where something is found, that is enough").toBeUndefined();
  });
});

it("sets a title as its own language does, in the list, in what a search found and in the tab", async () => {
  const { slug } = await published(services, { title: 'Mon "amie"', language: "fr" });
  const reader = (await openSite()).reader();
  await reader.open(`/blog?q=${encodeURIComponent('"amie"')}`);
  expect.soft(reader.page().html.match(/>([^<]+)<\/mark>/)?.[1]).toBe("«\u202famie\u202f»");
  await reader.open(`/blog/${slug}`);
  expect.soft(reader.page().document.title).toMatch("Mon «\u202famie\u202f» · ");
});
