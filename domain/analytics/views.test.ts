import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { pageViews, posts } from "#db/schema.ts";
import { metered } from "#testing/metered.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { deletePost } from "../posts/trash.server.ts";
import { periodOf, type Range } from "../calendar/range.ts";
import { listViews, mostReferrersADay, mostReferrersOfPage, recordView, sweepViews } from "./views.server.ts";

let { services, world } = testServices();
const see = (path: string, referrer = "") => recordView(services, { path, referrer });
const rows = () =>
  services.db.select().from(pageViews).orderBy(pageViews.day, pageViews.path, pageViews.referrer);
const list = (range: Range = "30-days", limits = {}) =>
  listViews(services, testOwner(services), periodOf(range, world.now, "Europe/London"), limits);

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(pageViews);
  await services.db.delete(posts);
});

async function fill(days: Record<string, [path: string, referrer: string, views: number][]>) {
  for (const [day, seen] of Object.entries(days)) {
    const values = seen.map(([path, referrer, views]) => ({ day, path, referrer, views }));
    // oxlint-disable-next-line no-await-in-loop -- a table
    await services.db.insert(pageViews).values(values);
  }
}

describe("a view", () => {
  it("adds one to its day, page and referring host, and stores nothing else", async () => {
    await see("/blog?q=x", "https://news.example/item");
    await see("/blog/", "https://news.example/other");
    await see("/blog");
    expect(await rows()).toEqual([
      { day: "2026-06-01", path: "/blog", referrer: "", views: 1 },
      { day: "2026-06-01", path: "/blog", referrer: "news.example", views: 2 },
    ]);
  });

  it("is counted also when many come at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, () => see("/")));
    expect(await rows()).toMatchObject([{ path: "/", views: 20 }]);
  });

  it("belongs to the day it is in the site's time zone", async () => {
    world.now = new Date("2026-07-14T23:30:00Z");
    await see("/");
    expect(await rows()).toMatchObject([{ day: "2026-07-15" }]);
  });

  it("is counted of the résumé that the profile names, and of no other file", async () => {
    await see("/resume.pdf");
    await see("/other.pdf");
    expect(await rows()).toMatchObject([{ path: "/resume.pdf", views: 1 }]);
  });

  it("is sent to Analytics Engine too; a view that is not counted is not sent", async () => {
    await see("/art", "https://news.example/");
    expect(await see("/admin")).toBeNull();
    expect(world.views).toEqual([{ path: "/art", referrer: "news.example" }]);
    expect(await rows()).toHaveLength(1);
  });

  it("is counted for a page that the site has, and for no other", async () => {
    await published(services, { slug: "toads" });
    const { id } = await published(services, { slug: "newts" });
    const gone = await published(services, { slug: "gone" });
    await deletePost(services, testOwner(services), gone.id);
    const written = [
      "/",
      "/ART/?q=x",
      "/%61rt",
      "/blog/toads/",
      "/Blog/Toads#like",
      `/blog/${id}`,
      "/portfolio/moon-lamp",
    ];
    for (const path of written) expect(await see(path)).not.toBeNull();
    const invented = [
      "/made-up",
      "/blog/made-up",
      "/blog/gone",
      "/blog/toads/more",
      "/art/made-up",
      "/(other)",
    ];
    for (const path of invented) expect(await see(path)).toBeNull();
    expect((await rows()).map(({ path, views }) => [path, views])).toEqual([
      ["/", 1],
      ["/art", 2],
      ["/blog/newts", 1],
      ["/blog/toads", 2],
      ["/portfolio/moon-lamp", 1],
    ]);
    expect(world.views).toHaveLength(written.length);
  });

  it("below /portfolio is one of the projects' screen where it is no project's", async () => {
    await see("/portfolio/made-up");
    await see("/portfolio/made/up");
    expect(await rows()).toMatchObject([{ path: "/portfolio", views: 2 }]);
  });

  it("costs two statements, and none where only the list of pages is needed to refuse it", async () => {
    const costs: number[] = [];
    for (const path of ["/art", "/blog/made-up", "/made-up", "/made/up/too"]) {
      const { services: counted, cost } = metered(services);
      await recordView(counted, { path, referrer: "https://news.example/" });
      costs.push(cost.statements);
    }
    expect(costs).toEqual([2, 2, 2, 0]);
  });

  it("names 100 referring hosts of a page and 2,000 of a day, and still counts the named ones", async () => {
    const hosts = (count: number, path: string) =>
      services.db.run(sql`
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
        insert into page_views (day, path, referrer, views) select '2026-06-01', ${path}, 'host-' || i, 1 from n`);
    await hosts(mostReferrersOfPage, "/art");
    await see("/art", "https://one-more.example/");
    await see("/art", "https://host-7/");
    await see("/art");
    await see("/blog", "https://one-more.example/");
    await hosts(mostReferrersADay, "/portfolio");
    await see("/", "https://one-more.example/");
    await see("/blog", "https://one-more.example/");
    expect([mostReferrersOfPage, mostReferrersADay]).toEqual([100, 2000]);
    const all = (await rows()).filter(({ referrer, views }) => !referrer.startsWith("host-") || views > 1);
    expect(all).toMatchObject([
      { path: "/", referrer: "(other)", views: 1 },
      { path: "/art", referrer: "", views: 1 },
      { path: "/art", referrer: "(other)", views: 1 },
      { path: "/art", referrer: "host-7", views: 2 },
      { path: "/blog", referrer: "one-more.example", views: 2 },
    ]);
  });

  it("from a host that is known costs no count of the day's rows", async () => {
    await fill({ "2026-06-01": Array.from({ length: 24 }, (_, n) => ["/art", `host-${n}`, 1]) });
    const readFor = async (referrer: string) => {
      const { services: counted, cost } = metered(services);
      await recordView(counted, { path: "/art", referrer });
      return cost.read;
    };
    expect(await readFor("https://host-3/")).toBeLessThan(8);
    expect(await readFor("")).toBeLessThan(8);
    expect(await readFor("https://host-new/")).toBeGreaterThan(20);
  });
});

describe("the owner's figures", () => {
  beforeEach(() =>
    fill({
      "2026-04-30": [["/", "", 4]],
      "2026-05-02": [["/", "", 7]],
      "2026-05-03": [
        ["/", "", 1],
        ["/blog", "news.example", 5],
      ],
      "2026-06-01": [
        ["/", "", 2],
        ["/", "toads.example", 3],
        ["/blog", "", 4],
        ["/art", "news.example", 1],
      ],
    }),
  );

  it("are views per day, with a nought for a day without any", async () => {
    const { counts, total, earlier } = await list();
    expect(counts).toHaveLength(30);
    expect([counts[0], counts[1], counts[29]]).toEqual([6, 0, 10]);
    expect([total, earlier]).toEqual([16, 11]);
  });

  it("are views per page, the most seen first, and how many pages there are", async () => {
    const { pages, pageCount } = await list();
    expect(pages).toEqual([
      { path: "/blog", views: 9 },
      { path: "/", views: 6 },
      { path: "/art", views: 1 },
    ]);
    expect(pageCount).toBe(3);
    expect((await list("30-days", { pages: 1 })).pages).toHaveLength(1);
  });

  it("are referrers by host", async () => {
    expect((await list()).referrers).toEqual([
      { host: "news.example", views: 6 },
      { host: "toads.example", views: 3 },
    ]);
  });

  it("are views per month over twelve months", async () => {
    const { counts, total } = await list("12-months");
    expect(counts.slice(-4)).toEqual([0, 4, 13, 10]);
    expect(total).toBe(27);
  });
});

describe("the sweep", () => {
  it("forgets days older than 25 months, and no other", async () => {
    await fill({ "2024-04-30": [["/", "", 1]], "2024-05-01": [["/", "", 1]], "2026-06-01": [["/", "", 1]] });
    await sweepViews(services);
    expect((await rows()).map(({ day }) => day)).toEqual(["2024-05-01", "2026-06-01"]);
  });
});
