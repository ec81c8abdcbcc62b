import { describe, expect, it } from "vitest";
import { projects } from "#studio/projects.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";
import { projectCalled, storedWork } from "#testing/works.ts";

async function read(path: string) {
  const reader = (await openSite()).reader();
  await reader.open(path);
  return reader;
}

type Reader = Awaited<ReturnType<typeof read>>;

const archive = (reader: Reader) => reader.within("region", "Project Archive");
const found = (reader: Reader) =>
  [...reader.element("region", "Project Archive").querySelectorAll("article h3")].map(
    ({ textContent }) => textContent,
  );
const words = (reader: Reader, element: string) =>
  reader.element("region", "Project Archive").querySelector(`article ${element}`)?.textContent;
const at = (reader: Reader) => {
  const { pathname, search, hash } = reader.page().address;
  return pathname + search + hash;
};
const filedUnder = (code: number) =>
  projects.filter(({ categories }) => categories.includes(code)).map(({ title }) => title);

const all = projects.map(({ title }) => title);

describe("the archive", () => {
  it("has a chip for all and for each category that has projects, and shows what is filed under it", async () => {
    const reader = await read("/portfolio");
    const chips = () => reader.within("navigation", "Categories");
    expect(chips().names("link")).toEqual(["All 5", "Web 2", "Paper 2", "Sound 1", "Other 2"]);
    expect(chips().element("link", "All 5").getAttribute("aria-current")).toBe("true");
    expect(found(reader)).toEqual(all);
    expect(archive(reader).read("status")).toBe("5 projects");
    for (const [chip, code] of [
      ["Web 2", 0],
      ["Other 2", 99],
    ] as const) {
      await reader.follow(chip);
      expect(at(reader)).toBe(`/portfolio?category=${code}#archive`);
      expect(chips().element("link", chip).getAttribute("aria-current")).toBe("true");
      expect(found(reader)).toEqual(filedUnder(code));
    }
    await reader.open("/portfolio?category=8");
    expect(found(reader)).toEqual(all);
  });

  it("finds projects by every term, within the category, by a form that keeps it", async () => {
    const reader = await read("/portfolio?category=1");
    reader.fill("Search projects", "BOOK, paper");
    await reader.press("Search");
    expect(at(reader)).toBe("/portfolio?category=1&q=BOOK%2C+paper#archive");
    expect(reader.value("Search projects")).toBe("BOOK, paper");
    expect(found(reader)).toEqual(["Folding, an Introduction"]);
    expect(archive(reader).read("status")).toBe("1 project");
    await reader.follow("Other 1");
    expect(at(reader)).toBe("/portfolio?category=99&q=BOOK%2C+paper#archive");
  });

  it.each(["clock", "SPRING 2024", "Bone folder", "right twice an hour", "An Introduction"])(
    "finds “%s” in a title, a date, tools, words or tags",
    async (term) => {
      const reader = await read(`/portfolio?q=${encodeURIComponent(term)}`);
      const count = found(reader).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(projects.length);
    },
  );

  it("says that nothing is found, suggests what is alike, and leads back to all", async () => {
    const reader = await read("/portfolio?category=2&q=papre+clock");
    expect(archive(reader).readAll("heading")).toContain("No results");
    expect(archive(reader).read("status")).toBe("0 projects");
    expect(reader.within("region", "Perhaps one of these").readAll("link")).toEqual(["Paper Clock"]);
    await reader.follow("Clear filters");
    expect(at(reader)).toBe("/portfolio");
  });

  it("suggests nothing where nothing is alike", async () => {
    const reader = await read("/portfolio?q=zzz");
    expect(archive(reader).readAll("heading")).toContain("No results");
    expect(reader.readAll("navigation", "Categories"), "no chips where none leads anywhere").toEqual([]);
    expect(reader.readAll("region", "Perhaps one of these")).toEqual([]);
  });

  it("shows of a project its cover, date, title, words, tools, code and what else there is", async () => {
    const reader = await read("/portfolio?q=twice");
    const card = archive(reader).within("article");
    expect(card.names("img")).toEqual(["A round clock face cut from blue paper."]);
    expect(archive(reader).read("article")).toMatch(
      /Spring 2024.*Paper Clock.*A clock of folded paper.*Risograph/,
    );
    expect(card.names("link")).toEqual([
      "Paper Clock",
      "Code of Paper Clock (opens in a new tab)",
      "How it folds",
      "The picture of Paper Clock on its own, in a new tab",
    ]);
    expect(card.element("link", /^Code/).getAttribute("target")).toBe("_blank");
    expect(card.element("link", /^The picture/).getAttribute("href")).toBe(
      "/images/projects/paper-clock.webp",
    );
    await reader.open("/portfolio?q=tide");
    expect(words(reader, "strong"), "rich words stay rich").toBe("tide");
    expect(words(reader, "code")).toBe("code");
  });

  it.each(["/portfolio/nothing-of-the-kind", "/portfolio/web/2019/", "/portfolio/paper-clock/more"])(
    "is at %s too, filters there, and says where it is at home",
    async (path) => {
      const reader = await read(path);
      expect(reader.page().status).toBe(200);
      const canonical = reader.page().document.querySelector("link[rel=canonical]")?.getAttribute("href");
      expect(canonical).toMatch(/\/portfolio$/);
      expect(found(reader)).toEqual(all);
      reader.fill("Search projects", "hum");
      await reader.press("Search");
      expect(at(reader)).toBe(`${path}?q=hum#archive`);
      expect(found(reader)).toEqual(["Hum"]);
    },
  );
});

it("shows featured work first, and the archive first to those who come for a search or a category", async () => {
  const reader = await read("/portfolio");
  const parts = () =>
    reader.names("heading").filter((name: string) => /^(Featured Work|Project Archive)$/.test(name));
  expect(parts()).toEqual(["Featured Work", "Project Archive"]);
  for (const query of ["?q=paper", "?category=2"]) {
    await reader.open(`/portfolio${query}`);
    expect(parts()).toEqual(["Project Archive", "Featured Work"]);
  }
});

it("features three projects: a moving picture with words for it, a text, and a button by its own name", async () => {
  const reader = await read("/portfolio");
  const featured = reader.within("region", "Featured Work");
  expect(featured.names("heading")).toEqual(["Featured Work", "Paper Clock", "Tide Lamp", "Map of Benches"]);
  expect(featured.names("img")).toEqual([
    "The hand of a paper clock moves on.",
    "A lamp, half of it blue.",
    "Dots on a plan of streets.",
  ]);
  expect(featured.element("img", /^The hand/).getAttribute("src")).toBe("/images/projects/paper-clock.gif");
  expect(reader.read("region", "Featured Work")).toContain("High light at high water.");
  const [here, away] = [featured.element("link", /^See the clock/), featured.element("link", /^Read on/)];
  expect([here.getAttribute("href"), here.getAttribute("target")]).toEqual(["/portfolio/paper-clock", null]);
  expect([away.getAttribute("href"), away.getAttribute("target")]).toEqual([
    "https://harbour.example",
    "_blank",
  ]);
  expect(away.getAttribute("rel")).toContain("noopener");
  expect(featured.names("link")).toContainEqual(
    expect.stringMatching(/^Read on ?: Tide Lamp.*opens in a new tab/),
  );
});

// The last, since the works that it adds stay.
it("marks a page that holds only a part, for which the router asks the site for another", async () => {
  const isPartial = (reader: Reader) => reader.element("main").hasAttribute("data-partial");
  expect(isPartial(await read("/portfolio"))).toBe(false);
  const { services } = testServices();
  for (let number = all.length; number <= 60; number++)
    // oxlint-disable-next-line no-await-in-loop -- a row each
    await storedWork(services, "project", projectCalled(`project-${number}`));
  const reader = await read("/portfolio");
  expect(archive(reader).read("status")).toBe("61 projects");
  expect(found(reader)).toHaveLength(60);
  expect(isPartial(reader)).toBe(true);
});
