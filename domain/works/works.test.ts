import { beforeEach, describe, expect, it } from "vitest";
import { works } from "#db/schema.ts";
import { artworkCalled, projectCalled, storedWork, zineCalled } from "#testing/works.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { workOfZine } from "../art/zine.ts";
import { findOwnersWork } from "./owners-works.server.ts";
import { listWorks } from "./list-works.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);

beforeEach(async () => {
  await services.db.delete(works);
  const zines = [zineCalled("zine-new"), zineCalled("zine-old")];
  const [newer, older] = zines.map(workOfZine);
  world.files = {
    projects: ["third", "second", "first"].map((slug) => projectCalled(slug)),
    artworks: [artworkCalled("moon"), newer, artworkCalled("pond", { medium: "film" }), older].filter(
      (work) => work !== undefined,
    ),
    zines,
  };
});

const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug);
const listed = async (wanted: Partial<Parameters<typeof listWorks>[1]> = {}) =>
  slugs((await listWorks(services, { kinds: ["project"], limit: 10, ...wanted })).works);

describe("the works that readers see", () => {
  it("are the files in their order where there are no rows, zines among the artworks", async () => {
    expect(await listed()).toEqual(["third", "second", "first"]);
    expect(await listed({ kinds: ["artwork", "zine"] })).toEqual(["moon", "zine-new", "pond", "zine-old"]);
  });

  it("stay where they are when a file comes on top", async () => {
    await storedWork(services, "project", projectCalled("own"), { position: "a0V" });
    expect(await listed()).toEqual(["third", "second", "own", "first"]);
    world.files = { ...world.files, projects: [projectCalled("fourth"), ...world.files.projects] };
    expect(await listed()).toEqual(["fourth", "third", "second", "own", "first"]);
  });

  it("are a row in place of its file, whole, where the row has been moved to", async () => {
    const facts = projectCalled("third-anew", { title: "Anew" });
    await storedWork(services, "project", facts, { file: "third", position: "a0V" });
    const { works: found } = await listWorks(services, { kinds: ["project"], limit: 10 });
    expect(slugs(found)).toEqual(["second", "third-anew", "first"]);
    expect(found[1]).toMatchObject({ file: "third", facts: { title: "Anew" } });
  });

  it("are neither hidden ones, nor scheduled ones, nor those in the trash", async () => {
    await storedWork(services, "project", projectCalled("third"), { file: "third", isHidden: true });
    await storedWork(services, "project", projectCalled("later"), { publishAt: new Date() });
    await storedWork(services, "project", projectCalled("gone"), { deletedAt: new Date() });
    expect(await listed()).toEqual(["second", "first"]);
  });

  it("are the owner’s work where a file comes to have its slug", async () => {
    await storedWork(services, "project", projectCalled("second", { title: "Mine" }), { position: "a5" });
    const { works: found } = await listWorks(services, { kinds: ["project"], limit: 10 });
    expect(found.map(({ slug, file }) => [slug, file])).toEqual([
      ["second", null],
      ["third", "third"],
      ["first", "first"],
    ]);
  });

  it("come a page at a time, rows and files merged, none twice and none left out", async () => {
    for (const position of ["a0V", "a1", "a1V", "a5"])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await storedWork(services, "project", projectCalled(`own-${position.toLowerCase()}`), { position });
    const all = await listed();
    const pages: string[] = [];
    let cursor: string | null = null;
    do {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const page: Awaited<ReturnType<typeof listWorks>> = await listWorks(services, {
        kinds: ["project"],
        limit: 2,
        cursor,
      });
      pages.push(...slugs(page.works));
      cursor = page.cursor;
    } while (cursor);
    expect(pages).toEqual(all);
    expect(all).toEqual(["own-a5", "third", "own-a1v", "second", "own-a1", "own-a0v", "first"]);
  });

  it("are found by medium, by category and by every term", async () => {
    await storedWork(services, "artwork", artworkCalled("reel", { medium: "film", made: "ÅNGSTRÖM" }));
    await storedWork(services, "zine", zineCalled("own-zine"), { position: "Zz" });
    const art = { kinds: ["artwork", "zine"] } as const;
    expect(await listed({ ...art, medium: "film" })).toEqual(["pond", "reel"]);
    expect(await listed({ ...art, medium: "zine" })).toEqual(["zine-new", "zine-old", "own-zine"]);
    expect(await listed({ ...art, terms: ["ångström", "REEL"] })).toEqual(["reel"]);
    await storedWork(services, "project", projectCalled("knit", { categories: [3] }));
    expect(await listed({ category: 3 })).toEqual(["knit"]);
    expect(await listed({ category: 0, terms: ["felt"] })).toEqual(["third", "second", "first"]);
  });
});

describe("the works that the owner sees", () => {
  it("are found by id, or by the slug of the file", async () => {
    const row = await storedWork(services, "project", projectCalled("anew"), { file: "third" });
    const find = (idOrFile: string) => findOwnersWork(services, owner, "project", idOrFile);
    expect(await find(row.id)).toMatchObject({ slug: "anew", origin: "overlaid" });
    expect(await find("third")).toMatchObject({ slug: "anew", row: { id: row.id } });
    expect(await find("second")).toMatchObject({ origin: "file", row: null, facts: { slug: "second" } });
    expect(await find("anew")).toBeNull();
  });
});
