import { beforeEach, expect, it } from "vitest";
import { drafts, posts } from "#db/schema.ts";
import { scheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";

const { services } = testServices();

beforeEach(() => services.db.batch([services.db.delete(posts), services.db.delete(drafts)]));

it("the editor’s form shows the result of its buttons in the open form", async () => {
  const { id } = await drafted(services, { title: "On paper", slug: "on-paper", content: "Begun." });
  const owner = await (await openSite()).owner();
  await owner.open(`/admin/blog?draft=${id}`);
  expect(() => owner.value("Slug")).toThrow(/There is no field/);
  await owner.press(/Show Form/);
  expect(owner.value("Slug")).toBe("on-paper");
  owner.fill("Text (markdown)", "Begun by hand.");
  await owner.press(/^Schedule/);
  expect(owner.read()).toContain("In the site’s time zone: Europe/London.");
  owner.fill("Day and time", "2099-07-04T09:00");
  await owner.press("Schedule");
  expect(owner.page().address.search).toContain("scheduled");
  expect(owner.value("Text (markdown)")).toBe("Begun by hand.");
  expect(owner.read("button", /^Schedule/)).toContain("4 July 2099, 09:00");

  await owner.press(/^Preview links/);
  await owner.press("Create link");
  expect(owner.value("Text (markdown)")).toBe("Begun by hand.");
  expect(owner.value("Copy it now. It is shown only once")).toMatch(/^\/\w+/);
});

it("drafts show when they were saved and when they are published, and come back out of the trash", async () => {
  const { id } = await drafted(services, { title: "A quiet moiré", slug: "a-quiet-moire" });
  await drafted(services, { title: "", content: "Nobody has named this." });
  await scheduleDraft(services, testOwner(services), id, {
    publishAt: "2099-03-04T09:00",
    timeZone: "Europe/London",
  });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/blog");
  const drafts = () => owner.within("region", "Drafts");
  expect(drafts().names("link")).toEqual(expect.arrayContaining(["A quiet moiré", "Untitled draft"]));
  expect(drafts().read()).toContain("Will be published on 4 March 2099, 09:00");
  expect(drafts().read()).toContain("saved on 1 June 2026, 13:00");

  await drafts().press("More for A quiet moiré");
  await drafts().press("Delete: A quiet moiré");
  expect(owner.read("region", "Notice")).toContain("The draft is in the trash");
  expect(drafts().names("link")).not.toContain("A quiet moiré");
  await owner.press("Undo");
  expect(drafts().names("link")).toContain("A quiet moiré");
  expect(owner.readAll("status").join()).not.toContain("The draft is in the trash");
});

it("a post deleted on its page leads to the blog, one deleted in the list stays in that list; both come back", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const post = { title: "Here for a while", slug: "here-for-a-while" };
  await published(services, post);
  const statusForReaders = async () => {
    await reader.open("/blog/here-for-a-while");
    return reader.page().status;
  };

  await owner.open("/blog/here-for-a-while");
  await owner.press("Delete “Here for a while”");
  await owner.press("Delete");
  expect(owner.page().address.pathname).toBe("/blog");
  expect(await statusForReaders()).toBe(404);
  await owner.press("Undo");
  expect(await statusForReaders()).toBe(200);

  const place = "/admin/blog/published?q=for+a+while";
  await owner.open(place);
  const list = () => owner.within("region", "Posts");
  const here = () => {
    const { pathname, search, hash } = owner.page().address;
    return pathname + search + hash;
  };
  await list().press("More for Here for a while");
  await list().press("Delete: Here for a while");
  expect(here()).toBe(place);
  expect(owner.read("region", "Notice")).toContain("The post is in the trash");
  expect(list().names("link")).not.toContain("Here for a while");
  await owner.press("Undo");
  expect(here()).toBe(place);
  expect(list().names("link")).toContain("Here for a while");
  expect(owner.readAll("status").join()).not.toContain("The post is in the trash");
  expect(await statusForReaders()).toBe(200);
});

it("a file of markdown becomes a draft; a damaged one is reported with its line", async () => {
  const owner = await (await openSite()).owner();
  const file = (text: string) => new File([text], "kept.md", { type: "text/markdown" });
  await owner.open("/admin/blog");
  await owner.press("Import a .md file");
  owner.fill("Choose a file", file("---\ntitle: [oops\nslug: x\n---\n\nHello.\n"));
  await owner.press("Import");
  expect(owner.read("alert")).toContain("Line 3");
  owner.fill("Choose a file", file("---\ntitle: Kept elsewhere\nslug: kept-elsewhere\n---\n\nHello.\n"));
  await owner.press("Import");
  expect(owner.page().address.search).toMatch(/^\?draft=.+&edit$/);
  expect(owner.value("Title"), "an import asks to edit").toBe("Kept elsewhere");
});

it("a published draft is announced where the press leads, and leaves nothing in the trash", async () => {
  const owner = await (await openSite()).owner();
  const draft = { title: "On plain paper", slug: "on-plain-paper", dateString: "4 March 2026" };
  await drafted(services, draft);
  await owner.open("/admin/blog");
  await owner.follow("On plain paper");
  expect(owner.value("Title")).toBe("On plain paper");
  await owner.press("Publish Draft");
  expect(owner.page().address.pathname).toBe("/blog");
  expect(owner.readAll("status")).toContain("Published:");
  const led = owner.page().document.querySelector("output + a")?.getAttribute("href") ?? "";
  expect(led).toBe("/blog/on-plain-paper");
  await owner.open(led);
  await owner.follow("Edit “On plain paper”");
  expect(owner.value("Title")).toBe("On plain paper");

  await owner.open("/admin/blog/trash");
  expect(owner.read("region", "Deleted texts")).not.toContain("On plain paper");
});

it("a link that asks to edit unfolds the form; an address that is opened leaves it folded", async () => {
  const owner = await (await openSite()).owner();
  const { id } = await drafted(services, { title: "Folded away" });
  const { slug } = await published(services, { title: "Folded too" });
  await owner.open(`/admin/blog?draft=${id}`);
  expect(owner.value("Title"), "the head of the text is there").toBe("Folded away");
  expect(() => owner.value("Date")).toThrow(/There is no field/);
  expect(owner.names("button")).toContain("Show Form Hide Form");
  await owner.follow("Folded away");
  expect(owner.value("Date")).toBe("");
  await owner.open("/admin/blog/published?q=folded");
  await owner.follow("Folded too");
  expect(owner.value("Slug")).toBe(slug);

  await owner.open(`/blog/${slug}`);
  await owner.follow("Edit “Folded too”");
  owner.fill("Summary", "In brief.");
  await owner.press("Update post");
  expect(owner.page().address.pathname).toBe(`/blog/${slug}/`);
  expect(owner.read()).toContain("The post is saved.");
});
