import { expect, it } from "vitest";
import { artworks } from "#studio/artworks.ts";
import { openSite } from "#testing/document/site.ts";

async function read(path: string) {
  const reader = (await openSite()).reader();
  await reader.open(path);
  return reader;
}

const titles = artworks.map(({ title }) => title);
const pegs = (names: string[]) =>
  names.flatMap((name) => /^Peg to your line (.*) Take down \1$/.exec(name)?.[1] ?? []);

it("hangs every work with its picture, its words for it, its year and what it is made of", async () => {
  const reader = await read("/art");
  const main = reader.within("main");
  expect(main.names("img")).toEqual(artworks.map(({ alt }) => alt));
  expect(pegs(main.names("link"))).toEqual(titles);
  const work = /^A coral square/;
  expect(main.element("link", work).getAttribute("href")).toBe("/art/turning-square");
  expect(main.read("link", work)).toBe("Turning Square Moves 2022. A program of a few lines");
  const loading = [...reader.page().document.querySelectorAll("main img")].map((img) =>
    img.getAttribute("loading"),
  );
  expect(loading[0], "what is seen first is fetched at once").toBe("eager");
  expect(loading.at(-1), "what is further down once it comes near").toBe("lazy");
});

it("is filtered by the media that have works, and stays so while a work is looked at", async () => {
  const reader = await read("/art");
  const media = () => reader.within("navigation", "Media");
  expect(media().names("link")).toEqual(["Everything 6", "Prints 2", "Zines 2", "Series 1", "Generative 1"]);
  await reader.follow("Prints 2");
  expect(reader.page().address.search).toBe("?medium=print");
  expect(media().element("link", "Prints 2").getAttribute("aria-current")).toBe("true");
  expect(pegs(reader.within("main").names("link"))).toEqual(["Blue Square", "Tall Letter"]);
  await reader.follow(/^A tall coral letter/);
  expect(reader.page().address.pathname + reader.page().address.search).toBe("/art/tall-letter?medium=print");
  expect(reader.within("dialog").readAll("status")).toContain("2 of 2");
  await reader.follow("Close");
  expect(reader.page().address.search).toBe("?medium=print");
});

it("says so where a medium has no work, and leads back to all of them", async () => {
  const reader = await read("/art?medium=film");
  expect(reader.read()).toContain("Nothing in this medium yet");
  await reader.follow("Show everything");
  expect(reader.page().address.pathname + reader.page().address.search).toBe("/art");
});

it("shows a work whole above the wall: its words, its facts, the works beside it, and the way back", async () => {
  const reader = await read("/art/small-grids");
  const dialog = reader.within("dialog", "Small Grids");
  expect(dialog.readAll("heading")).toEqual(["Small Grids"]);
  expect(dialog.read()).toContain("Each is drawn from its number.");
  expect(dialog.readAll("definition")).toEqual(["2023", "Series", "A program, two inks"]);
  expect(reader.page().document.querySelector("title")?.textContent).toMatch(/^Small Grids/);
  const card = reader.page().document.querySelector("meta[property='og:image']");
  expect(card?.getAttribute("content")).toMatch(/\/images\/art\/small-grids-card\.jpg$/);
  expect(reader.page().document.querySelectorAll("[id^=work-]"), "the wall below it").toHaveLength(6);
  const beside = dialog.within("navigation", "Previous and next work");
  expect(beside.names("link")).toEqual(["Previous Eight Folds", "Next Tall Letter"]);
  await reader.follow("Next Tall Letter");
  expect(reader.within("dialog").readAll("heading")).toEqual(["Tall Letter"]);
  await reader.follow("Close");
  expect(reader.page().address.pathname).toBe("/art");
  expect(reader.readAll("dialog")).toEqual([]);
  await reader.open("/art/no-such-work");
  expect([reader.page().address.pathname, reader.page().status]).toEqual(["/404", 404]);
});

it("offers none of what only scripts can do", async () => {
  const reader = await read("/art/blue-square");
  expect(reader.within("dialog").names("button")).toEqual([]);
});
