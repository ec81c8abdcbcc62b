import { beforeEach, describe, expect, it } from "vitest";
import { pageViews, posts, subscribers, visitorLikes } from "#db/schema.ts";
import { deletePost } from "#domain/posts/trash.server.ts";
import { changeLike } from "#domain/posts/likes.server.ts";
import { published } from "#testing/posts.ts";
import { artworkCalled, projectCalled } from "#testing/works.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { listLikes, listReaders } from "./audience.server.ts";
import { listPopularPages } from "./popular.server.ts";
import { periodOf } from "../calendar/range.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const period = periodOf("7-days", world.now, "Europe/London");

beforeEach(async () => {
  for (const table of [visitorLikes, posts, subscribers, pageViews]) {
    // oxlint-disable-next-line no-await-in-loop -- a table
    await services.db.delete(table);
  }
});

describe("likes", () => {
  it("are counted in all, in the period, and by post", async () => {
    const ink = await published(services, { title: "Ink", slug: "ink" });
    const paper = await published(services, { title: "Paper", slug: "paper" });
    await published(services, { title: "Unloved", slug: "unloved" });
    const gone = await published(services, { title: "Gone", slug: "gone" });
    const lastYear = { ...services, clock: () => new Date("2025-01-01T00:00:00Z") };
    await changeLike(lastYear, { id: ink.id, mode: 1 }, null);
    for (const { id } of [ink, paper, gone]) await changeLike(services, { id, mode: 1 }, null);
    await deletePost(services, owner, gone.id);
    expect(await listLikes(services, owner, period)).toEqual({
      total: 3,
      recent: 2,
      posts: [
        { slug: "ink", title: "Ink", likes: 2 },
        { slug: "paper", title: "Paper", likes: 1 },
      ],
    });
  });
});

describe("readers of the newsletter", () => {
  it("are the current number, and the arrivals and departures of each day", async () => {
    const person = (
      id: string,
      state: "pending" | "confirmed" | "unsubscribed",
      [confirmed, left]: (string | null)[],
    ) => ({
      id,
      email: id,
      emailKey: id,
      state,
      createdAt: new Date("2025-01-01"),
      confirmedAt: confirmed ? new Date(confirmed) : null,
      unsubscribedAt: left ? new Date(left) : null,
    });
    await services.db
      .insert(subscribers)
      .values([
        person("old", "confirmed", ["2025-02-01T12:00:00Z", null]),
        person("new", "confirmed", ["2026-05-31T23:30:00Z", null]),
        person("leaver", "unsubscribed", ["2025-02-01T12:00:00Z", "2026-05-30T12:00:00Z"]),
        person("never", "unsubscribed", [null, "2026-05-30T12:00:00Z"]),
        person("waiting", "pending", [null, null]),
      ]);
    expect(await listReaders(services, owner, period)).toEqual({
      confirmed: 2,
      joined: [0, 0, 0, 0, 0, 0, 1],
      left: [0, 0, 0, 0, 1, 0, 0],
    });
  });
});

describe("popular pages", () => {
  const sections = ["/art", "/portfolio", "/about-me"];
  const seen = (path: string, views: number, day = "2026-05-20") => ({ day, path, referrer: "", views });

  it("are posts, projects and sections that hold something, most seen in 30 days first: none a visitor made up", async () => {
    const { services, world } = testServices();
    world.files = { projects: [projectCalled("lamp")], artworks: [artworkCalled("ink")], zines: [] };
    await published(services, { title: "Ink", slug: "ink" });
    const gone = await published(services, { title: "Gone", slug: "gone" });
    await deletePost(services, owner, gone.id);
    await services.db
      .insert(pageViews)
      .values([
        seen("/", 900),
        seen("/404", 90),
        seen("/confirmation", 80),
        seen("/blog/gone", 70),
        seen("/cheap-watches", 60),
        seen("/portfolio/lamp", 6),
        seen("/about-me", 500, "2026-05-02"),
        seen("/about-me", 2, "2026-05-03"),
        seen("/art", 5),
        seen("/blog/ink", 4),
        seen("/blog/ink", 4, "2026-05-21"),
      ]);
    expect(await listPopularPages(services, sections, 4)).toEqual([
      { path: "/blog/ink", title: "Ink" },
      { path: "/portfolio/lamp", title: "lamp" },
      { path: "/art", title: null },
      { path: "/about-me", title: null },
    ]);
    expect(await listPopularPages(services, sections, 1)).toHaveLength(1);
  });

  it("are added up once in ten minutes", async () => {
    const { services, world } = testServices();
    world.files.artworks = [artworkCalled("ink")];
    services.settings = {
      ...services.settings,
      site: { ...services.settings.site, origin: "https://other.test" },
    };
    expect(await listPopularPages(services, sections, 3)).toEqual([]);
    await services.db.insert(pageViews).values(seen("/art", 5));
    expect(await listPopularPages(services, sections, 3)).toEqual([]);
    world.now = new Date(world.now.getTime() + 600_000);
    expect(await listPopularPages(services, sections, 3)).toHaveLength(1);
  });
});
