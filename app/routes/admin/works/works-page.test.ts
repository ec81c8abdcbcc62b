import { beforeEach, expect, it } from "vitest";
import { works } from "#db/schema.ts";
import { openSite } from "#testing/document/site.ts";
import type { Person } from "#testing/document/person.ts";
import { storedImage } from "#testing/images.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();
const title = "A Mole, Asleep 🌙";

beforeEach(() => services.db.delete(works));

const titles = (person: Person) =>
  [...person.page().document.querySelectorAll("main ol a[dir=auto]")].map((link) => link.textContent);

async function statusOf(person: Person, path: string) {
  await person.open(path);
  return person.page().status;
}

/** Makes an artwork of a picture of the library, and answers the titles of the list before. */
async function makeArtwork(owner: Person): Promise<(string | null)[]> {
  const picture = await storedImage(services, { name: "sleeping-mole" });
  await owner.open("/admin/works/artworks");
  const before = titles(owner);
  await owner.follow("New artwork");
  owner.fill("Title", title);
  owner.fill("Slug", "a-mole-asleep");
  owner.fill("Made of", "Ink on paper");
  await owner.press("Save");
  expect(owner.read("alert")).toContain("fields to correct");
  expect(owner.read("group", "Picture")).toContain("Choose a picture from the library, or upload one.");
  expect(owner.value("Made of")).toBe("Ink on paper");
  owner.fill("Address of the picture in the library", picture.address);
  owner.fill("Alt text", "A mole asleep in a boot");
  owner.fill("Text", "It was there.\n\nIt still is.");
  await owner.press("Save");
  expect(owner.read("region", "Notice")).toContain("Saved.");
  return before;
}

it("an artwork is made, ordered, hidden from readers and shown again", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(404);
  const before = await makeArtwork(owner);
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(200);
  await owner.open("/admin/images?q=sleeping-mole");
  await owner.follow(/^sleeping-mole/);
  expect(owner.value("Alt text")).toBe("A mole asleep in a boot");

  await owner.open("/admin/works/artworks");
  expect(titles(owner)).toEqual([title, ...before]);
  await owner.press(`More for ${title}`);
  await owner.press(`Move down: ${title}`);
  expect(titles(owner)).toEqual([before[0], title, ...before.slice(1)]);
  await owner.press(`More for ${title}`);
  await owner.press(`Place: ${title}…`);
  owner.fill(new RegExp(`^New place of ${title}`), "1");
  await owner.press(`Move there: ${title}`);
  expect(titles(owner)).toEqual([title, ...before]);

  await owner.press(`More for ${title}`);
  await owner.press(`Hide: ${title}`);
  expect(owner.read("region", "Artworks")).toContain("Hidden");
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(404);
  await owner.press(`More for ${title}`);
  await owner.press(`Show: ${title}`);
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(200);
});

it("an artwork is refused a slug that is taken, and leads on from the one it had", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await makeArtwork(owner);
  owner.fill("Slug", "blue-square");
  await owner.press("Save");
  expect(owner.read("alert")).toContain("already uses the slug “blue-square”");
  owner.fill("Slug", "mole");
  await owner.press("Save");
  expect(owner.read("region", "Notice")).toContain("Saved.");
  const reader = site.reader();
  await reader.open("/art/a-mole-asleep");
  expect(reader.page().address.pathname).toBe("/art/mole");
});

it("the later of two windows is shown what the other has saved, and may save its own over it", async () => {
  const site = await openSite();
  const [owner, other] = [await site.owner(), await site.owner()];
  await makeArtwork(owner);
  await other.open(owner.page().address.pathname);
  other.fill("Made of", "Ink and soot");
  await other.press("Save");
  owner.fill("Alt text", "A mole");
  await owner.press("Save");
  expect(owner.read("region", "Saved elsewhere")).toContain("Ink and soot");
  expect(owner.value("Alt text")).toBe("A mole");
  await owner.press("Save my version");
  expect(owner.read("region", "Notice")).toContain("Saved.");
  expect(owner.value("Made of")).toBe("Ink on paper");
});

it("a deleted artwork is gone for readers, and comes back from the trash", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const before = await makeArtwork(owner);
  await owner.press(`Delete this artwork: ${title}`);
  await owner.press("Delete");
  expect(owner.read("region", "Notice")).toContain("The work is in the trash");
  expect(titles(owner)).toEqual(before);
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(404);
  await owner.press("Undo");
  expect(titles(owner)).toHaveLength(before.length + 1);
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(200);
  await owner.press(`More for ${title}`);
  await owner.press(`Delete: ${title}`);
  await owner.follow("Trash 1");
  expect(owner.read("region", "Deleted artworks")).toContain(title);
  await owner.press(`More for ${title}`);
  await owner.press(`Restore: ${title}`);
  expect(owner.read()).toContain("The trash is empty");
  expect(await statusOf(reader, "/art/a-mole-asleep")).toBe(200);
});

it("a file of the site is renamed, moved and brought back", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/works/projects");
  const [first = "", second, ...others] = titles(owner);
  await owner.press(`More for ${first}`);
  await owner.press(`Move down: ${first}`);
  expect(titles(owner)).toEqual([second, first, ...others]);
  await owner.within("region", "Projects").follow(first ?? "");
  expect(owner.read()).toContain("This work is a file of the site");
  owner.fill("Title", "");
  await owner.press("Save");
  expect(owner.read()).toContain("The title is empty.");
  owner.fill("Title", "Another name");
  await owner.press("Save");
  expect(owner.read("heading", "Another name")).toBeTruthy();
  await owner.press("Remove the changes: Another name");
  await owner.press("Back to the file");
  expect(owner.read("heading", first ?? "")).toBeTruthy();
});

it("categories are renamed at their address, hidden, added and ordered, and the portfolio follows", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const chips = () => reader.within("navigation", "Categories").readAll("link");
  await reader.open("/portfolio");
  const before = chips();
  const [name = ""] = /^\D+/.exec(before[1] ?? "") ?? [];
  await reader.within("navigation", "Categories").follow(before[1] ?? "");
  const filter = reader.page().address;

  await owner.open("/admin/works/projects");
  await owner.follow("Categories");
  await owner.follow(name.trim());
  owner.fill("Name", "Moss & mirrors");
  await owner.press("Save category");
  expect(owner.read("region", "Notice")).toContain("Saved. Readers see it now.");
  await reader.open(filter.pathname + filter.search);
  const [, chip] = chips();
  expect(chip).toContain("Moss & mirrors");
  expect(reader.element("link", chip).getAttribute("aria-current")).toBe("true");

  await owner.press("More for Moss & mirrors");
  await owner.press("Hide: Moss & mirrors");
  expect(owner.read("region", "Notice")).toContain("Hidden from readers.");
  await reader.open(filter.pathname + filter.search);
  expect(chips()).toEqual(before.toSpliced(1, 1));
  await owner.follow("Add a category");
  owner.fill("Name", "Lanterns");
  await owner.press("Save category");
  expect(owner.read("link", "Lanterns")).toBeTruthy();
  await owner.open("/admin/works/projects/new");
  expect(owner.value("Lanterns")).toBe(false);
  expect(owner.value("Moss & mirrors (hidden)")).toBe(false);

  await owner.open("/admin/works/categories");
  await owner.press("Show the file again…");
  await owner.press("Show the file again");
  expect(owner.read("region", "Notice")).toContain("The studio’s file is shown again.");
  await reader.open("/portfolio");
  expect(chips()).toEqual(before);
});
