import { expect, it, vi } from "vitest";
import { openSite, type Site } from "#testing/document/site.ts";
import { newPost } from "#testing/posts.ts";

async function read(site: Site, path: string, headers: Record<string, string> = {}) {
  const answer = await site.send(path, { headers: { Accept: "text/html", ...headers } });
  const header = (name: string) => answer.headers.get(name) ?? "";
  return {
    status: answer.status,
    kept: header("Cf-Cache-Status"),
    location: header("Location"),
    etag: header("ETag"),
    text: await answer.text(),
  };
}

it("keeps a stranger's page, which is never older than what the owner has changed", async () => {
  // Each purge is repeated after ten seconds, which need not pass here.
  const wait = (time: number) => new Promise((end) => setTimeout(end, time > 10_000 ? 0 : time));
  vi.stubGlobal("scheduler", { wait });
  const site = await openSite({ PAGE_CACHE: "isolate" });
  const owner = await site.owner();
  const { title, summary } = newPost({ title: "Kept at the edge" });
  const page = "/blog/kept";
  expect(await read(site, page)).toMatchObject({ status: 302, location: "/404" });
  expect(await read(site, page)).toMatchObject({ status: 302, kept: "HIT" });

  await owner.open("/admin/blog");
  owner.fill("Title", title);
  owner.fill("Slug", "kept");
  owner.fill("Summary", summary);
  owner.fill("Text (markdown)", "First words.");
  await owner.press("Publish Post");
  expect(await read(site, page)).toMatchObject({ status: 200, kept: "MISS" });
  const kept = await read(site, `${page}?utm_source=mail`);
  expect(kept).toMatchObject({ status: 200, kept: "HIT" });
  expect(kept.text).toContain("First words.");
  expect(await read(site, page, { "If-None-Match": kept.etag })).toMatchObject({ status: 304, text: "" });
  for (const path of ["/blog", "/feed.xml", "/api/posts"])
    expect((await read(site, path)).text).toContain(title);
  expect((await read(site, "/sitemap.xml")).text).toContain(page);

  await owner.open(page);
  expect(owner.page().headers.get("Cache-Control")).toContain("private");
  expect(owner.page().headers.get("Cf-Cache-Status")).toBeNull();
  await owner.follow(`Edit “${title}”`);
  owner.fill("Slug", "kept-again");
  owner.fill("Text (markdown)", "Other words.");
  await owner.press("Update post");
  expect(await read(site, page)).toMatchObject({ status: 301, location: "/blog/kept-again" });
  expect((await read(site, "/blog/kept-again")).text).toContain("Other words.");

  await owner.press(`Delete “${title}”`);
  await owner.press("Delete");
  expect(await read(site, "/blog/kept-again")).toMatchObject({ status: 302, location: "/404" });
  expect((await read(site, "/blog")).text).not.toContain(title);
});
