import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { drafts } from "#db/schema.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();

beforeEach(() => services.db.delete(drafts));

interface Written {
  title: string;
  address: string;
  text: string;
}

function write(owner: Person, { title, address, text }: Written) {
  owner.fill("Title", title);
  owner.fill("Address", address);
  owner.fill("Text (markdown)", text);
}

/** How a stranger’s request is answered, without going on. */
async function answer(person: Person, path: string) {
  const { status, headers } = await person.ask(path);
  return [status, headers.get("Location")];
}

it("a page of the owner’s is found at once, also where strangers were told that nothing is there", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  expect(await answer(reader, "/now")).toEqual([404, null]);
  expect(await answer(reader, "/now")).toEqual([404, null]);

  await owner.open("/admin/pages");
  expect(owner.read()).toContain("No pages yet");
  write(owner, { title: "What I do now", address: "blog", text: "## This month\n\nA zine about moss." });
  owner.fill("Cover", "/images/covers/03.webp");
  await owner.press("Publish page");
  expect(owner.readAll("alert")[0]).toContain("“/blog” already belongs to the blog");
  expect(owner.value("Text (markdown)")).toContain("A zine about moss.");
  owner.fill("Address", "now");
  await owner.press("Publish page");
  expect(owner.read("region", "Notice")).toContain("Published:");

  await reader.open("/now");
  expect(reader.read("heading", "What I do now")).toBeTruthy();
  expect(reader.page().document.querySelector("main figure img")?.getAttribute("src")).toContain("covers/03");
  expect(await (await reader.ask("/sitemap.xml")).text()).toContain("/now<");
  expect(await (await reader.ask("/now.md")).text()).toContain("A zine about moss.");
});

it("changes of a page wait for a press, and its former address leads on", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  await owner.open("/admin/pages");
  write(owner, { title: "What I do now", address: "now", text: "A zine about moss." });
  await owner.press("Publish page");
  await owner.press(/Show Form/);
  owner.fill("Address", "today");
  await owner.press("Save");
  expect(await answer(reader, "/now")).toEqual([200, null]);
  expect(await answer(reader, "/today")).toEqual([404, null]);
  await owner.press("Publish changes");
  expect(owner.names("link")).toContain("/today");
  expect(await answer(reader, "/now")).toEqual([301, "/today"]);
  expect(await answer(reader, "/today")).toEqual([200, null]);
});

it("a page of links shows nothing but what it has; deleted it is gone at once, and comes back", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  await owner.open("/admin/pages");
  const text = "- [The shop](https://shop.example)\n- [The blog](/blog)";
  write(owner, { title: "Ada Example", address: "links", text });
  owner.fill("Summary", "Prints and small machines.");
  owner.fill(/^Links/, true);
  await owner.press("Publish page");
  await reader.open("/links");
  expect(reader.readAll("navigation")).toEqual([]);
  expect(reader.names("link")).toEqual(expect.arrayContaining(["The shop", "The blog"]));

  await owner.press(/Show Form/);
  await owner.press("Delete this page");
  await owner.press("Delete");
  expect(owner.read("region", "Notice")).toContain("The page is in the trash");
  expect(await answer(reader, "/links")).toEqual([404, null]);
  await owner.press("Undo");
  expect(owner.value("Title")).toBe("Ada Example");
  expect(await answer(reader, "/links")).toEqual([200, null]);
});

it("a page is unpublished, and stays with the owner", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/pages");
  write(owner, { title: "Shop", address: "shop", text: "Prints, by mail." });
  await owner.press("Publish page");
  await owner.open("/shop");
  await owner.follow("Edit");
  await owner.press(/Show Form/);
  await owner.press("Unpublish");
  expect(owner.within("region", "Your pages").readAll("listitem").join()).toContain("not published");
  expect(await answer(site.reader(), "/shop")).toEqual([404, null]);
});

it.each(["page", "letter"])(
  "of many a %s, a hundred are listed at a time, and the open one keeps its place",
  async (kind) => {
    await services.db.run(sql`insert into drafts (id, kind, title, created_at, updated_at)
    with recursive each (n) as (select 1000 union all select n + 1 from each where n < 1205)
    select 'many-' || n, ${kind}, 'Leaf ' || n, n, n from each`);
    const home = { page: "/admin/pages", letter: "/admin/email" }[kind];
    const owner = await (await openSite()).owner();
    await owner.open(`${home}?${kind}=many-1000`);
    expect(owner.read()).toContain("Leaf 1205");
    expect(owner.read()).not.toContain("Leaf 1105");
    expect(owner.value(kind === "page" ? "Title" : "Subject")).toBe("Leaf 1000");
    await owner.follow("Next");
    await owner.follow("Next");
    expect(owner.read()).toContain("Leaf 1005");
    expect(owner.names("link")).not.toContain("Next");
    await owner.follow("Previous");
    expect(owner.read()).toContain("Leaf 1105");
  },
);
