import { beforeEach, describe, expect, it } from "vitest";
import { missingAddresses, pageViews, posts, redirects } from "#db/schema.ts";
import { updatePost } from "#domain/posts/publishing.server.ts";
import { openSite } from "#testing/document/site.ts";
import { newPost, published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import type { Env } from "./env.ts";

const { services } = testServices();
const owner = testOwner(services);
const { db } = services;

beforeEach(async () => {
  await db.delete(posts);
  await db.delete(redirects);
  await published(services, { slug: "été-zoo", title: "Zoo", tags: "Code", series: "Months of moss" });
});

type Led = [status: number, location: string | null];

it("a page that is fetched ahead counts nothing, missing or there, until it is opened", async () => {
  const site = await openSite();
  const opened = { "Sec-Fetch-Dest": "document", "User-Agent": "Mozilla/5.0 Firefox/130.0" };
  const counted = () => Promise.all([db.select().from(missingAddresses), db.select().from(pageViews)]);
  const before = await counted();
  for (const path of ["/nowhere", "/blog", encoded])
    // oxlint-disable-next-line no-await-in-loop -- one visitor
    await site.send(path, { headers: { ...opened, "Sec-Purpose": "prefetch" } });
  expect(await counted()).toEqual(before);
  await site.send("/nowhere", { headers: opened });
  expect((await db.select().from(missingAddresses)).map(({ path }) => path)).toContain("/nowhere");
});

const files = {
  fetch: async ({ url }: Request) => new Response(null, { status: url.endsWith("/favicon.svg") ? 200 : 404 }),
} as unknown as Env["ASSETS"];

async function ask(path: string, method = "GET"): Promise<Led> {
  const { status, headers } = await (await openSite({ ASSETS: files })).send(path, { method });
  return [status, headers.get("Location")];
}

const encoded = "/blog/%C3%A9t%C3%A9-zoo";

describe("an address in capitals", () => {
  it.each([
    ["of a post", "/blog/ÉTÉ-Zoo", encoded],
    ["of a post, with a slash at its end", "/blog/ÉTÉ-Zoo/", encoded],
    ["of a post's source", "/blog/ÉTÉ-Zoo.md", `${encoded}.md`],
    ["of a tag", "/tags/Code", "/tags/code"],
    ["of a tag's feed", "/tags/Code/feed.xml", "/tags/code/feed.xml"],
    ["of a series of posts", "/blog/series/Months-Of-Moss", "/blog/series/months-of-moss"],
    ["of a project", "/portfolio/Map-of-Benches", "/portfolio/map-of-benches"],
    ["of a zine", "/art/zine/Eight-Folds", "/art/zine/eight-folds"],
    ["of a file", "/Favicon.svg", "/favicon.svg"],
  ])("%s leads to small letters, with its query", async (_what, path, target) => {
    expect(await ask(`${path}?a=1&utm_source=x`)).toEqual([301, `${target}?a=1&utm_source=x`]);
    expect(await ask(path, "HEAD")).toEqual([301, target]);
  });

  it.each([
    ["of a tag", "/tags/Code.data", "/tags/code"],
    ["of a post", "/blog/ÉTÉ-Zoo.data?_routes=routes%2Fblog%2Fpost-page.tsx", encoded],
    ["of a post, with a slash at its end", "/blog/ÉTÉ-Zoo/_.data", encoded],
    [
      "of a post, with its query",
      "/blog/ÉTÉ-Zoo.data?a=1&_routes=routes%2Fblog%2Fpost-page.tsx",
      `${encoded}?a=1`,
    ],
    ["of a zine", "/art/zine/Eight-Folds.data?a=1", "/art/zine/eight-folds?a=1"],
  ])("%s leads to small letters in a page that asks for data", async (_what, path, target) => {
    const answer = await (await openSite()).send(path);
    expect([answer.status, answer.headers.get("X-Remix-Redirect")]).toEqual([204, target]);
  });

  it("that leads nowhere leads a page that asks for data to the page that says so", async () => {
    const answer = await (await openSite()).send("/blog/Nothing.data");
    expect([answer.status, await answer.text()]).toEqual([202, expect.stringContaining('"/404"')]);
  });

  it("that leads nowhere in small letters either stays what it is", async () => {
    expect(await ask("/blog/Nothing")).toEqual([302, "/404"]);
    expect(await ask("/Nothing")).toEqual([404, null]);
    expect(await ask("/tags/%zz-A")).toEqual([404, null]);
    expect((await ask("/portfolio/Nothing"))[0]).toBe(200);
  });

  it("is no way into the admin area, and none to another site", async () => {
    for (const path of [
      "/ADMIN/none",
      "/API/Posts",
      "/Preview/A",
      "//Evil.test/A",
      "/%2FEvil.test",
      "/%5CEvil.test",
      "/.//Evil.test",
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const [status, location] = await ask(path);
      expect([path, status, location ?? "/404"]).toEqual([path, expect.any(Number), "/404"]);
    }
  });

  it("that changes something is not led on", async () => {
    expect((await ask("/tags/Code", "POST"))[0]).toBeGreaterThanOrEqual(400);
  });
});

describe("an address that was renamed leads on with its query", () => {
  it.each(["", ".md"])("of a post%s, also from the page cache, and with a tracking mark", async (ending) => {
    const post = await published(services, { slug: "before" });
    await updatePost(services, owner, post.id, newPost({ slug: "after" }));
    for (const query of ["?utm_source=letter&x=1", "?utm_source=feed", ""])
      // oxlint-disable-next-line no-await-in-loop -- the second comes from the cache
      expect(await ask(`/blog/before${ending}${query}`)).toEqual([301, `/blog/after${ending}${query}`]);
  });

  it("by the owner’s own redirect, unless that has a query of its own", async () => {
    const createdAt = services.clock();
    await db.insert(redirects).values([
      { path: "/old", target: "/about-me#tools", createdAt },
      { path: "/older", target: "/portfolio?q=hum", createdAt },
    ]);
    expect(await ask("/old?skills=ink&ref=x")).toEqual([301, "/about-me?skills=ink&ref=x#tools"]);
    expect(await ask("/older?utm_source=x")).toEqual([301, "/portfolio?q=hum"]);
  });
});
