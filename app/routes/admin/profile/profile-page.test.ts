import { beforeEach, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();

beforeEach(() => services.db.delete(facts));

const entries = (owner: Person, list: string) => owner.within("region", list).readAll("link");

/** A press of an entry’s menu. */
async function pressMore(owner: Person, press: string) {
  await owner.press(`More for ${press.replace(/^.*?: /, "")}`);
  await owner.press(press);
}

async function showFileAgain(owner: Person) {
  await owner.press("Show the file again…");
  await owner.press("Show the file again");
}

it("a changed profile is on every page at once, what is wrong is said at its field, and another window overwrites nothing", async () => {
  const site = await openSite();
  const [owner, other] = [await site.owner(), await site.owner()];
  const reader = site.reader();
  const nameOn = async (path: string) => {
    await reader.open(path);
    return reader.page().document.querySelector("h1")?.textContent;
  };
  // Stored in the page cache.
  for (const path of ["/about-me", "/"]) expect(await nameOn(path)).toBe("Ada Example");
  await owner.open("/admin");
  await owner.press("More");
  await owner.within("navigation", "Admin").follow("Site");
  await other.open("/admin/profile");

  owner.fill("Name", "Zelda Ink");
  owner.fill("Name of the site", "Ink & Moss");
  owner.fill("Colour", "purple");
  await owner.press("Save profile");
  expect(owner.read()).toContain("This must be a colour like “#14101f”.");
  expect(owner.value("Name")).toBe("Zelda Ink");
  owner.fill("Colour", "#201020");
  await owner.press("Save profile");
  expect(owner.read("region", "Notice")).toContain("Saved. Readers see it now.");
  await reader.open("/");
  expect(reader.readAll("banner")[0]).toContain("Ink & Moss");

  for (const path of ["/about-me", "/"]) expect(await nameOn(path)).toBe("Zelda Ink");
  await reader.open("/blog");
  expect(reader.page().document.title).toBe("Blog · Ink & Moss");
  const manifest = await (await reader.ask("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Ink & Moss", theme_color: "#201020" });

  expect(owner.value("Train language models and other models with it")).toBe("");
  owner.fill("Train language models and other models with it", "no");
  owner.fill("List it in search engines", "yes");
  owner.fill(/^Go on to the present year/, true);
  owner.fill("Older blog", "old.zelda.example");
  await owner.press("Save profile");
  expect(owner.value("Older blog")).toBe("https://old.zelda.example");
  expect(owner.value(/^Go on to the present year/)).toBe(true);
  expect(await (await reader.ask("/robots.txt")).text()).toMatch(
    /^User-agent: \*\nContent-Signal: search=yes, ai-train=no\nDisallow: \/admin\n/,
  );
  await reader.open("/about-me");
  expect(reader.page().document.body.textContent).toContain(`© 2021–${new Date().getFullYear()} Zelda Ink`);

  for (let press = 1; press <= 2; press++) {
    other.fill("Title", "Typed in another window");
    await other.press("Save profile");
    expect(other.read("alert")).toContain("saved in another window");
    expect(other.value("Title")).toBe("Typed in another window");
  }

  await owner.open("/admin/profile");
  await showFileAgain(owner);
  await reader.open("/");
  expect(reader.readAll("banner")[0]).toContain("Example Press");
  expect(await nameOn("/about-me")).toBe("Ada Example");
});

it("a job comes, moves, goes, comes back, and is on the About page with its points beneath each other", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/profile");
  await owner.follow("Jobs");
  const before = entries(owner, "Jobs");
  await owner.follow("Add a job");
  for (const [label, text] of [
    ["Role", "Keeper of newts"],
    ["Organisation", "The Pond"],
    [/^Its address/, "pond.example"],
    ["Dates", "2024 to today"],
    ["Name of the tab", "Pond"],
    ["Points", "Counted newts.\n- All of them.\nFed them."],
  ] as const)
    owner.fill(label, text);
  await owner.press("Save job");
  expect(entries(owner, "Jobs")).toEqual(["Keeper of newts", ...before]);
  await pressMore(owner, "Move down: Keeper of newts");
  expect(entries(owner, "Jobs")[1]).toBe("Keeper of newts");
  await pressMore(owner, "Remove: Keeper of newts");
  await owner.press("Remove");
  expect(entries(owner, "Jobs")).toEqual(before);
  await owner.press("Undo");
  expect(entries(owner, "Jobs")[1]).toBe("Keeper of newts");
  const reader = site.reader();
  await reader.open("/about-me");
  const nested = [...reader.page().document.querySelectorAll("li li")].map((line) => line.textContent);
  expect(nested).toContain("All of them.");
  const organisation = [...reader.page().document.querySelectorAll("a")].find(
    ({ textContent }) => textContent === "The Pond",
  );
  expect(organisation?.getAttribute("href")).toBe("https://pond.example");
  await showFileAgain(owner);
  expect(entries(owner, "Jobs")).toEqual(before);
});

it("a link takes an address for mail, a shop without https, and refuses what is none", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/profile/links");
  for (const [label, typed, address] of [
    ["Write to me", "ada@ada.example", "mailto:ada@ada.example"],
    ["My shop", "shop.ada.example/prints", "https://shop.ada.example/prints"],
  ] as const) {
    await owner.follow("Add a link");
    owner.fill("Label", label);
    owner.fill("Address", "not one");
    await owner.press("Save link");
    expect(owner.read()).toContain("This must start with");
    owner.fill("Address", typed);
    await owner.press("Save link");
    expect(owner.within("region", "Links").readAll("listitem").join()).toContain(address);
  }
});

it("a category of tools is added, refused with what was typed, moved and taken back", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/profile/tools");
  const before = entries(owner, "Tools");
  await owner.follow("Add a category");
  owner.fill("Category", " ");
  owner.fill("Tools", "Press, Ink\nPaper");
  await owner.press("Save category");
  expect(owner.read()).toContain("This is empty.");
  expect(owner.value("Tools")).toBe("Press, Ink\nPaper");
  owner.fill("Category", "Printing");
  await owner.press("Save category");
  expect(entries(owner, "Tools")).toEqual(["Printing", ...before]);
  expect(owner.read()).toContain("3 tools");
  await pressMore(owner, "Move down: Printing");
  expect(entries(owner, "Tools")[1]).toBe("Printing");
  await showFileAgain(owner);
  expect(entries(owner, "Tools")).toEqual(before);
});
