import { beforeEach, describe, expect, it } from "vitest";
import { asc, eq } from "drizzle-orm";
import { pageViews, posts } from "#db/schema.ts";
import { call } from "#testing/api.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

/** The attack: page views of invented addresses and from invented sites, so that real ones are no longer counted. */

const { services } = testServices();
const browser = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0" };
let senders = 0;

/** As from another address each time: the limit of one address does not hold a crowd. */
async function view(path: string, referrer = "") {
  const from = { "CF-Connecting-IP": `2001:db8::${(senders++).toString(16)}` };
  const headers = { ...browser, ...from };
  const { status } = await call("/analytics/view", { method: "POST", json: { path, referrer }, headers });
  return status;
}

async function flood(times: number, one: (n: number) => Promise<number>) {
  const answers = new Set<number>();
  for (let start = 0; start < times; start += 70)
    for (const status of await Promise.all(Array.from({ length: 70 }, (_, n) => one(start + n))))
      answers.add(status);
  return [...answers];
}

const rows = () => services.db.select().from(pageViews).orderBy(asc(pageViews.path), asc(pageViews.referrer));

beforeEach(async () => {
  await services.db.delete(pageViews);
  await services.db.delete(posts);
  await published(services, { slug: "a-real-post" });
});

describe("invented addresses", () => {
  it("are answered as always and leave no row, and real pages are counted by name", async () => {
    const shapes = [
      "/page-",
      "/blog/post-",
      "/art/",
      "/art/zine/",
      "/art/series/misprints/",
      "/letters/",
      "/%70age-",
    ];
    expect(await flood(70, (n) => view(`${shapes[n % shapes.length]}${n + 1000}`))).toEqual([204]);
    await view("/blog/a-real-post");
    await view("/art");
    const counted = (await rows()).map(({ path, views }) => [path, views]);
    expect(counted).toEqual([
      ["/art", 1],
      ["/blog/a-real-post", 1],
      // A link from a mail holds a token, and an archive's address might: none of them is stored.
      ["/letters", expect.any(Number)],
    ]);
  });
});

describe("invented referrers", () => {
  it("fill a corner of their page, whose views all count, and take nothing from other pages", async () => {
    expect(await flood(140, (n) => view("/art", `https://site-${n}.example/`))).toEqual([204]);
    const ofArt = await services.db.select().from(pageViews).where(eq(pageViews.path, "/art"));
    expect(ofArt.reduce((sum, { views }) => sum + views, 0)).toBe(140);
    expect(ofArt.length).toBeLessThanOrEqual(101);
    await view("/blog/a-real-post", "https://news.example/item");
    await view("/blog", "https://news.example/item");
    expect((await rows()).filter(({ path }) => path !== "/art")).toMatchObject([
      { path: "/blog", referrer: "news.example", views: 1 },
      { path: "/blog/a-real-post", referrer: "news.example", views: 1 },
    ]);
  });
});
