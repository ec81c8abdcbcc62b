import { beforeEach, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";
import type { Env } from "#workers/env.ts";

const { services } = testServices();

beforeEach(() => services.db.delete(facts));

/** No file of the site has the address of a page. */
const noFiles = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Env["ASSETS"];

const entries = (owner: Person, list: string) => owner.within("region", list).readAll("link");
const linksIn = (person: Person, navigation: string) =>
  person.within("navigation", navigation).readAll("link");

/** A press of an entry’s menu. */
async function pressMore(owner: Person, press: string) {
  await owner.press(`More for ${press.replace(/^.*?: /, "")}`);
  await owner.press(press);
}

async function showFileAgain(owner: Person) {
  await owner.press("Show the file again…");
  await owner.press("Show the file again");
  expect(owner.read("region", "Notice")).toContain("The studio’s file is shown again.");
}

it("a link comes into the menu that readers of stored pages get, and goes again with the studio’s file", async () => {
  const site = await openSite({ ASSETS: noFiles });
  const [owner, other] = [await site.owner(), await site.owner()];
  const reader = site.reader();
  const menu = async () => {
    await reader.open("/blog");
    await reader.press("Menu");
    return linksIn(reader, "Main");
  };
  await menu();
  const before = await menu();
  await owner.open("/admin");
  await owner.press("More");
  await owner.within("navigation", "Admin").follow("Site");
  await owner.within("navigation", "Site").follow("Menu");
  await other.open("/admin/menu?entry=0");

  await owner.follow("Add a link");
  owner.fill("Label", "Workshops 🍄");
  owner.fill("Address", "workshops");
  owner.fill("Show it to readers", false);
  await owner.press("Save link");
  expect(owner.read()).toContain("must start with “/”");
  expect(owner.value("Label")).toBe("Workshops 🍄");
  expect(owner.value("Show it to readers")).toBe(false);
  owner.fill("Show it to readers", true);
  owner.fill("Address", "/workshops");
  await owner.press("Save link");
  expect(owner.read("region", "Notice")).toContain("leads nowhere now");
  await pressMore(owner, "Move up: Workshops 🍄");
  expect(entries(owner, "Menu").at(-2)).toBe("Workshops 🍄");
  expect(await menu()).toEqual(before.toSpliced(4, 0, "Workshops 🍄"));

  other.fill("Label", "Typed elsewhere");
  await other.press("Save link");
  expect(other.read("alert")).toContain("saved in another window");
  expect(other.value("Label")).toBe("Typed elsewhere");

  await showFileAgain(owner);
  expect(await menu()).toEqual(before);
});

it("links of the footer are moved and hidden, and are as before with the studio’s file", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const footer = async () => {
    await reader.open("/tags");
    return linksIn(reader, "Footer");
  };
  await owner.open("/admin/menu/footer");
  await pressMore(owner, "Move up: Subscribe");
  await pressMore(owner, "Hide: Home");
  const moved = ["Letters", "Tags", "Subscribe", "Search the blog"];
  expect(entries(owner, "Footer").slice(-4)).toEqual(moved);
  expect(await footer()).toEqual(["About", "Portfolio", "Art", "Blog", ...moved]);
  await showFileAgain(owner);
  expect((await footer())[0]).toBe("Home");
});

it("any message can be said otherwise, is refused beside its field while it is not right, and goes back when its field is emptied", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const lead = async () => {
    await reader.open("/art");
    return reader.read();
  };
  expect(await lead()).not.toContain("by night");
  await owner.open("/admin/menu/words?group=art");
  expect(owner.value("Lead")).toBe("Prints, zines and a series.");
  owner.fill("Lead", "What I make by night.");
  await owner.press("Save words");
  expect(owner.read("region", "Notice")).toContain("Saved. Readers see it now.");
  expect(owner.value("Lead")).toBe("What I make by night.");
  expect(await lead()).toContain("What I make by night.");

  owner.fill("Lead", " ");
  await owner.press("Save words");
  expect(await lead()).toContain("Prints, zines, series and things that move.");

  await owner.open("/admin/menu/words?q=places");
  owner.fill("Experience", "{entries, plural, one {# bench}} of {place}");
  await owner.press("Save words");
  expect(owner.read()).toContain("It cannot be read");
  owner.fill("Experience", "{entries, plural, other {# benches}} of {place}");
  await owner.press("Save words");
  expect(owner.read()).toContain("{place} means nothing here. {entries} lacks the plural form “one”.");
  expect(owner.value("Experience")).toBe("{entries, plural, other {# benches}} of {place}");
  owner.fill("Experience", "{entries, plural, one {# bench} other {# benches}}");
  await owner.press("Save words");
  await owner.follow(/^Changed by you/);
  expect(owner.value("Experience")).toContain("# benches");
  await showFileAgain(owner);
  expect(await lead()).toContain("Prints, zines and a series.");
});

it("a language without a catalogue lists what it lacks, and keeps the words of others", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/profile");
  owner.fill("Language", "Welsh");
  await owner.press("Save profile");
  expect(owner.read()).toContain("This is no language’s tag");
  expect(owner.value("Language")).toBe("Welsh");
  owner.fill("Language", "CY");
  await owner.press("Save profile");
  expect(owner.value("Language")).toBe("cy");

  await owner.open("/admin/menu/words?group=art");
  expect(owner.read()).toContain("have no words in Welsh yet");
  owner.fill("Lead", "Popeth.");
  await owner.press("Save words");
  await owner.open("/admin/menu/words?show=missing&q=series");
  expect(owner.read()).not.toContain("Popeth");
  const stored = await services.db.select().from(facts);
  expect(JSON.parse(stored.find(({ name }) => name === "words")?.facts ?? "")).toMatchObject({
    en: { art: { lead: "Prints, zines and a series." } },
    cy: { art: { lead: "Popeth." } },
  });
});
