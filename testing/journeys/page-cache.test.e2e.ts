import { type APIRequestContext, request } from "@playwright/test";
import { api } from "./editor.ts";
import { enter, expect, test } from "./walk.ts";

const slug = `kept-${Date.now()}`;
const post = { title: "Kept at the edge", summary: "S", slug, content: "First words.", timeZone: "UTC" };

async function read(stranger: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await stranger.get(path, { maxRedirects: 0, headers: { Accept: "text/html", ...headers } });
  const { "cf-cache-status": kept, location, etag = "" } = answer.headers();
  return { status: answer.status(), kept, location, etag, text: await answer.text() };
}

test("a stranger's page is kept, and is never older than what the owner has changed", async ({ page }) => {
  const stranger = await request.newContext({ baseURL: process.env.SITE });
  await enter(page);
  await page.goto("/admin");

  expect(await read(stranger, `/blog/${slug}`)).toMatchObject({ status: 302, location: "/404" });
  expect(await read(stranger, `/blog/${slug}`)).toMatchObject({ status: 302, kept: "HIT" });
  const { data } = (await api(page, "POST", "/posts", post)) as { data: { id: string } };

  expect(await read(stranger, `/blog/${slug}`)).toMatchObject({ status: 200, kept: "MISS" });
  const kept = await read(stranger, `/blog/${slug}?utm_source=mail`);
  expect(kept).toMatchObject({ status: 200, kept: "HIT" });
  expect(kept.text).toContain("First words.");
  expect(await read(stranger, `/blog/${slug}`, { "If-None-Match": kept.etag })).toMatchObject({
    status: 304,
    text: "",
  });
  for (const path of ["/blog", "/feed.xml", "/sitemap.xml", "/api/posts"])
    expect((await read(stranger, path)).text, path).toContain(path === "/sitemap.xml" ? slug : post.title);

  const changed = { ...post, slug: `${slug}-again`, content: "Other words." };
  await api(page, "PUT", `/posts/${data.id}`, changed);
  expect(await read(stranger, `/blog/${slug}`)).toMatchObject({
    status: 301,
    location: `/blog/${slug}-again`,
  });
  expect((await read(stranger, `/blog/${slug}-again`)).text).toContain("Other words.");

  const owners = await page.request.get(`/blog/${slug}-again`);
  expect(owners.headers()["cache-control"]).toContain("private");
  expect(owners.headers()["cf-cache-status"]).toBeUndefined();

  await api(page, "DELETE", `/posts/${data.id}`);
  expect(await read(stranger, `/blog/${slug}-again`)).toMatchObject({ status: 302, location: "/404" });
  expect((await read(stranger, "/blog")).text).not.toContain(post.title);
  await stranger.dispose();
});
