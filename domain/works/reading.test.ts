import { beforeEach, describe, expect, it } from "vitest";
import { pageViews, workRedirects, works } from "#db/schema.ts";
import { metered } from "#testing/metered.ts";
import { testServices } from "#testing/services.ts";
import { artworkCalled, projectCalled, storedWork, zineCalled } from "#testing/works.ts";
import { recordView } from "../analytics/views.server.ts";
import { workOfZine } from "../art/zine.ts";
import { countByCategory, countByMedium } from "./count-works.server.ts";
import { findFileWorks, findWorks } from "./find-works.server.ts";
import { listNewestWorks } from "./list-works.server.ts";
import { findEmptySections } from "../sections/empty-sections.server.ts";
import { listWorkAddresses } from "./work-addresses.server.ts";
import { findWorkPage } from "./work-page.server.ts";

const { services, world } = testServices();

beforeEach(async () => {
  await services.db.delete(works);
  const zine = zineCalled("folds", { date: "2023-01-01" });
  world.files = {
    projects: ["third", "second", "first"].map((slug) => projectCalled(slug)),
    artworks: [
      artworkCalled("moon", { page: "/moon" }),
      workOfZine(zine),
      artworkCalled("pond", { medium: "film" }),
    ],
    zines: [zine],
  };
});

const hide = { isHidden: true };
const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);

describe("the page of a work", () => {
  const page = (slug: string) => findWorkPage(services, ["project"], slug);

  it("is between those beside it, rows and files alike, in one round trip", async () => {
    await storedWork(services, "project", projectCalled("own", { title: "Own" }), { position: "a1V" });
    const { services: counted, cost } = metered(services);
    expect(await findWorkPage(counted, ["project"], "own")).toMatchObject({
      work: { slug: "own", file: null },
      previous: { slug: "third" },
      next: { slug: "second" },
    });
    expect(cost.calls).toBe(1);
    expect(await page("second")).toMatchObject({ previous: { title: "Own" }, next: { slug: "first" } });
    expect(await page("third")).toMatchObject({ previous: null });
  });

  it("is not there for a hidden, a scheduled or a deleted one, nor for the file beneath", async () => {
    await storedWork(services, "project", projectCalled("third"), { file: "third", ...hide });
    await storedWork(services, "project", projectCalled("later"), { publishAt: new Date() });
    await storedWork(services, "project", projectCalled("gone"), { deletedAt: new Date() });
    for (const slug of ["third", "later", "gone", "never"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([slug, await page(slug)]).toEqual([slug, null]);
  });

  it("is where the work is now, for its former addresses and that of its file", async () => {
    const { id } = await storedWork(services, "project", projectCalled("anew"), { file: "third" });
    const createdAt = new Date();
    await services.db.insert(workRedirects).values({ kind: "project", slug: "old", workId: id, createdAt });
    expect([await page("old"), await page("third")]).toEqual([{ movedTo: "anew" }, { movedTo: "anew" }]);
    await services.db.insert(workRedirects).values({ kind: "project", slug: "first", workId: id, createdAt });
    expect(await page("first")).toMatchObject({ work: { slug: "first" } });
    await services.db.update(works).set(hide);
    expect([await page("old"), await page("third")]).toEqual([null, null]);
  });

  it("of the gallery keeps to a medium", async () => {
    await storedWork(services, "artwork", artworkCalled("reel", { medium: "film" }), { position: "a5" });
    const beside = await findWorkPage(services, ["artwork", "zine"], "pond", "film");
    expect(beside).toMatchObject({ previous: { slug: "reel" }, next: null });
    expect(await findWorkPage(services, ["artwork", "zine"], "pond")).toMatchObject({
      previous: { slug: "folds" },
    });
  });
});

describe("what else shows works", () => {
  it("finds those that texts and code name, as they are now", async () => {
    await storedWork(services, "artwork", artworkCalled("moon-2", { title: "Anew" }), { file: "moon" });
    await storedWork(services, "artwork", artworkCalled("pond"), { file: "pond", ...hide });
    expect(
      slugs(await findWorks(services, ["artwork", "zine"], ["moon-2", "moon", "pond", "folds"])),
    ).toEqual(["moon-2", "folds"]);
    expect(slugs(await findFileWorks(services, "artwork", ["moon", "pond"]))).toEqual(["moon-2"]);
  });

  it("asks nothing of the database for a text without works", async () => {
    const { services: counted, cost } = metered(services);
    await findWorks(counted, ["artwork"], []);
    expect(cost.calls).toBe(0);
  });

  it("lists the newest by their date, whatever their order", async () => {
    await storedWork(services, "artwork", artworkCalled("new", { date: "2025-01-01" }), { position: "Zz" });
    await storedWork(services, "artwork", artworkCalled("old", { date: "2020-01-01" }), { position: "b00" });
    expect(slugs(await listNewestWorks(services, 4))).toEqual(["new", "moon", "pond", "folds"]);
  });

  it("lists every address with its picture, for the sitemap", async () => {
    await storedWork(services, "artwork", artworkCalled("own", { picture: "/media/aaaaaaaaaaaaaaaa" }));
    await storedWork(services, "project", projectCalled("third"), { file: "third", ...hide });
    const listed = await listWorkAddresses(services);
    expect(listed.map(({ path }) => path)).toEqual([
      "/portfolio/second",
      "/portfolio/first",
      "/art/moon",
      "/moon",
      "/art/folds",
      "/art/zine/folds",
      "/art/pond",
      "/art/own",
    ]);
    expect(listed[0]?.image).toBe("/images/projects/a.webp");
    expect(listed[2]?.image).toBe("/images/art/moon.webp");
    expect(listed.at(-1)?.image).toBe("/media/aaaaaaaaaaaaaaaa");
  });

  it("counts by category and by medium what readers find", async () => {
    await storedWork(services, "project", projectCalled("own", { categories: [0, 3] }));
    await storedWork(services, "project", projectCalled("third"), { file: "third", ...hide });
    await storedWork(services, "artwork", artworkCalled("reel", { medium: "film" }));
    expect(await countByCategory(services, {})).toEqual({ all: 3, each: { 0: 3, 3: 1 } });
    expect(await countByCategory(services, { terms: ["own"] })).toEqual({ all: 1, each: { 0: 1, 3: 1 } });
    expect(await countByMedium(services)).toEqual({ all: 4, each: { print: 1, zine: 1, film: 2 } });
  });

  it("leaves out a section once everything in it is hidden, and has it with the first work", async () => {
    expect(await findEmptySections(services)).toEqual(["/notes"]);
    world.files = { projects: [projectCalled("third")], artworks: [], zines: [] };
    await storedWork(services, "project", projectCalled("third"), { file: "third", ...hide });
    expect(await findEmptySections(services)).toEqual(["/portfolio", "/art", "/notes"]);
    await storedWork(services, "zine", zineCalled("own"));
    expect(await findEmptySections(services)).toEqual(["/portfolio", "/notes"]);
  });

  it("counts views of works made in the admin, and of no invented one", async () => {
    await services.db.delete(pageViews);
    await storedWork(services, "artwork", artworkCalled("own"));
    await storedWork(services, "artwork", artworkCalled("veiled"), hide);
    const counted = async (path: string) =>
      (await recordView(services, { path, referrer: "" }))?.path ?? null;
    expect([await counted("/art/own"), await counted("/art/veiled"), await counted("/art/zine/own")]).toEqual(
      ["/art/own", null, null],
    );
    expect(await counted("/portfolio/nothing")).toBe("/portfolio");
  });
});
