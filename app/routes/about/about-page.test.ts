import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

async function about(query = "") {
  const reader = (await openSite()).reader();
  await reader.open(`/about-me${query}`);
  return reader;
}

const status = (reader: Awaited<ReturnType<typeof about>>) => reader.within("main").read("status");
const marked = ({ page }: Awaited<ReturnType<typeof about>>) =>
  [...page().document.querySelectorAll("mark")].map(({ textContent }) => textContent);

it("shows the creator with a portrait, a name, a title, and where she is to be found", async () => {
  const reader = await about();
  expect(reader.names("heading")).toEqual(["Ada Example", "About Me", "Tools & Technologies", "Experience"]);
  expect(reader.read()).toContain("Printmaker and programmer");
  const portrait = reader.element("img", "A large blue letter A on cream paper.");
  expect(portrait.getAttribute("src")).toBe("/images/portrait.webp");
  const contact = reader.within("list", "Contact");
  expect(contact.readAll("listitem")).toEqual([
    "Code of Ada Example",
    "Photographs by Ada Example",
    "The School of Examples",
    "Harbour Street",
  ]);
  expect(contact.element("link", "Code of Ada Example").getAttribute("href")).toBe(
    "https://code.ada.example",
  );
});

it("tells her story at once, and folds her tools and jobs away with a word on each", async () => {
  const reader = await about();
  expect(reader.read()).toContain("I print small things in two inks.");
  expect(reader.readAll("button", /^(About|Tools|Experience)/)).toEqual([
    "About Me",
    "Tools & Technologies 5 tools in 2 groups",
    "Experience 2 places",
  ]);
  expect(reader.read()).not.toContain("Risograph");
  expect(reader.read()).not.toContain("Printer");
});

it("shows every job without scripts: its role, its place, its time, and points beneath points", async () => {
  const reader = await about();
  await reader.press(/^Experience/);
  expect(reader.names("heading").slice(-2)).toEqual(["Printer", "Student"]);
  for (const words of ["2021 to today", "In eight pages.", "2018 to 2021", "Learnt to fold."])
    expect(reader.read()).toContain(words);
  expect(reader.readAll("listitem")).toContain("Folds. In eight pages. In four.");
  const school = reader.element("link", "The School of Examples");
  expect(school.getAttribute("href")).toBe("https://school.example");
  expect(reader.within("main").element("link", "Example Press").getAttribute("href")).toBe("/");
});

it("highlights the tools of a category by a form, and all of them again", async () => {
  const reader = await about();
  await reader.press(/^Tools/);
  expect(status(reader)).toBe("All 5 tools");
  reader.fill("Code", true);
  await reader.press("Highlight");
  expect(reader.page().address.href).toMatch(/\/about-me\?skills=code#tools$/);
  expect(reader.value("Code")).toBe(true);
  expect(status(reader)).toBe("3 of 5 tools: Code");
  const lit = ["Inkscape", "TypeScript", "SQLite"].map((tool) => `${tool} (highlighted)`);
  expect(marked(reader)).toEqual(lit);
  reader.fill("All", true);
  await reader.press("Highlight");
  expect(marked(reader)).toEqual([]);
  const stranger = await about("?skills=juggling");
  expect(status(stranger)).toBe("All 5 tools");
});
