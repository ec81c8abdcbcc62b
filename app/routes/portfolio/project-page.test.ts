import { expect, it } from "vitest";
import { projects } from "#studio/projects.ts";
import { openSite } from "#testing/document/site.ts";

async function read(path: string) {
  const reader = (await openSite()).reader();
  await reader.open(path);
  return reader;
}

it.each(projects.map(({ slug, title }) => [slug, title] as const))(
  "tells the story of %s, with a slash at its end too, under one address",
  async (slug, title) => {
    const reader = await read(`/portfolio/${slug}`);
    const said = (selector: string, attribute: string) =>
      reader.page().document.querySelector(selector)?.getAttribute(attribute);
    expect([reader.page().status, reader.names("heading")[0]]).toEqual([200, title]);
    expect(said("meta[property='og:image']", "content")).toMatch(`/cards/projects/${slug}.webp.jpg`);
    await reader.open(`/portfolio/${slug}/`);
    expect(reader.page().status).toBe(200);
    expect(said("link[rel=canonical]", "href")).toMatch(new RegExp(`/portfolio/${slug}$`));
  },
);

it("has its cover, its date, its categories, its tools and words to search by, and its neighbours", async () => {
  const reader = await read("/portfolio/folding");
  expect(reader.names("img")).toContain("A sheet of paper with a fold along its middle.");
  expect(reader.read()).toMatch(/2020.*Fold it in half\..*Again\./);
  const short = reader.within("complementary", "In short");
  expect(short.names("link")).toEqual([
    "Code of Folding, an Introduction (opens in a new tab)",
    "paper",
    "book",
  ]);
  expect(reader.read("complementary", "In short")).toContain("Bone folder");
  expect(short.element("link", "book").getAttribute("href")).toBe("/portfolio?q=book#archive");
  expect(reader.within("list", "Categories").names("link")).toEqual(["Paper", "Other"]);
  await reader.follow("Paper");
  expect(reader.page().address.href).toMatch(/\/portfolio\?category=1#archive$/);
  await reader.open("/portfolio/tide-lamp");
  const beside = reader.within("navigation", "Previous and next project");
  expect(beside.names("link")).toEqual(["Previous Paper Clock", "Next Map of Benches"]);
  await reader.follow("Back to the archive");
  expect(reader.page().address.href).toMatch(/\/portfolio#archive$/);
});

it("shows rich words and rich extras as they are", async () => {
  const reader = await read("/portfolio/tide-lamp");
  expect(reader.page().document.querySelector("main header strong")?.textContent).toBe("tide");
  expect(reader.element("complementary", "In short").querySelector("code")?.textContent).toBe("code");
});

it("shows the moving picture of a featured project, and leads to its cover alone", async () => {
  const reader = await read("/portfolio/map-of-benches");
  expect(reader.element("img", "Dots on a plan of streets.").getAttribute("src")).toMatch(/\.gif$/);
  const cover = reader.element("link", "The picture of Map of Benches on its own, in a new tab");
  expect([cover.getAttribute("href"), cover.getAttribute("target")]).toEqual([
    "/images/projects/map-of-benches.webp",
    "_blank",
  ]);
});

it("leads to its parts: what is played holds still without scripts, a plan has its notes, and inks can be lifted", async () => {
  const reader = await read("/portfolio/paper-clock");
  const parts = reader.within("navigation", "On this page");
  expect(parts.names("link")).toEqual(["Wind it up", "The plan", "Ink by ink"]);
  expect(reader.read("region", "Wind it up")).toContain("Here it holds still.");
  const plan = reader.within("region", "How it folds");
  expect(plan.names("img")).toEqual(["A square within a square."]);
  expect(plan.readAll("listitem")).toEqual(["The hand.", "The fold that turns it."]);
  const plates = reader.within("region", "Ink by ink");
  expect(plates.names("img")).toEqual(
    expect.arrayContaining(["Paper Clock: blue alone", "Paper Clock: blue and coral"]),
  );
  expect(plates.names("checkbox")).toEqual(["Blue", "Coral"]);
});
