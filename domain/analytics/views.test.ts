import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { pageViews } from "#db/schema.ts";
import { testOwner, testServices } from "#tests/services.ts";
import { periodOf, type Range } from "./range.ts";
import { listViews, mostRowsADay, recordView, sweepViews } from "./views.server.ts";

let { services, world } = testServices();
const see = (path: string, referrer = "") => recordView(services, { path, referrer });
const rows = () =>
  services.db.select().from(pageViews).orderBy(pageViews.day, pageViews.path, pageViews.referrer);
const list = (range: Range = "30-days", limits = {}) =>
  listViews(services, testOwner(services), periodOf(range, world.now, "Europe/London"), limits);

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(pageViews);
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

  it("goes to the platform's analysis too; one that is not counted goes nowhere", async () => {
    await see("/art", "https://news.example/");
    expect(await see("/admin")).toBeNull();
    expect(world.views).toEqual([{ path: "/art", referrer: "news.example" }]);
    expect(await rows()).toHaveLength(1);
  });

  it("counts under '(other)' once the day has 2,000 rows, while what is known is still counted by name", async () => {
    await services.db.run(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${mostRowsADay})
      insert into page_views (day, path, referrer, views) select '2026-06-01', '/made-up-' || i, '', 1 from n`);
    await see("/made-up-7");
    await see("/one-more", "https://news.example/");
    await see("/and-another");
    const all = await rows();
    expect(mostRowsADay).toBe(2000);
    expect(all).toHaveLength(2001);
    expect(all.filter(({ views }) => views === 2)).toEqual([
      { day: "2026-06-01", path: "(other)", referrer: "", views: 2 },
      { day: "2026-06-01", path: "/made-up-7", referrer: "", views: 2 },
    ]);
    world.now = new Date("2026-06-02T12:00:00Z");
    await see("/one-more");
    expect((await rows()).at(-1)).toMatchObject({ day: "2026-06-02", path: "/one-more" });
  });

  it("that is known costs no count of the day's rows", async () => {
    await fill({ "2026-06-01": Array.from({ length: 24 }, (_, n) => [`/page-${n}`, "", 1]) });
    const readFor = async (path: string) => {
      let read = 0;
      const { run } = services.db;
      services.db.run = (async (query: Parameters<typeof run>[0]) => {
        const result = await run.call(services.db, query);
        read += result.meta.rows_read;
        return result;
      }) as typeof run;
      await see(path);
      services.db.run = run;
      return read;
    };
    expect(await readFor("/page-3")).toBeLessThan(5);
    expect(await readFor("/page-new")).toBeGreaterThan(20);
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
