import { expect, it } from "vitest";
import { callbackOf } from "./document/browser.ts";
import { openSite } from "./document/site.ts";
import { linkIn } from "#testing/link-in-mail.ts";
import { published } from "./posts.ts";
import { testServices } from "./services.ts";

const address = "Reader@pond.example";
const title = "Ink that forgets";
const slug = "ink-that-forgets";

it("a visitor reads, likes and subscribes; the owner writes, publishes and sends; the visitor leaves", async () => {
  const { services } = testServices();
  await published(services, { title: "Twelve sheets", slug: "twelve-sheets" });
  await published(services, {
    title: "What the press said",
    slug: "press",
    content: "Of paper.\n\n```ts\nlet a;\n```",
  });
  const site = await openSite();
  const visitor = site.reader();
  const owner = await site.owner();

  await visitor.open("/");
  await visitor.press("Menu");
  await visitor.within("navigation", "Main").follow("Blog");
  expect(visitor.read()).toContain("Latest");
  visitor.fill("Search posts", "the press said, PAPER");
  await visitor.press("Search");
  expect(visitor.readAll("article")).toHaveLength(1);
  visitor.fill("Search posts", "zzz nothing has this");
  await visitor.press("Search");
  expect(visitor.read()).toContain("No posts found");
  await visitor.open("/blog?q=press");
  await visitor.follow("What the press said");
  expect(visitor.page().document.querySelector("pre code.hljs")).not.toBeNull();
  await visitor.press(/^Like/);
  expect(visitor.read("button", /^Like/)).toBe("Like 1");

  await visitor.open("/subscribe");
  visitor.fill("Your email address", address);
  await site.pass(5);
  await visitor.press("Subscribe");
  await visitor.open(linkIn(site.mails(address)[0], "/confirmation/"));
  await visitor.press("Yes, subscribe me");
  expect(visitor.read("heading")).toBe("You are subscribed");

  await owner.open("/admin");
  await owner.press("More");
  expect(owner.within("navigation", "Admin").names("link")).toContain("View site");
  await owner.open("/admin/blog");
  owner.fill("Title", title);
  owner.fill("Slug", "twelve-sheets");
  owner.fill("Summary", "On fugitive colours.");
  owner.fill(
    "Text (markdown)",
    "Some inks **fade**.\n\n```ts\nconst half = (ink: number) => ink / 2;\n```\n",
  );
  await owner.press("Publish Post");
  expect(owner.readAll("alert").join()).toContain("already uses the slug");
  expect(owner.value("Text (markdown)")).toContain("Some inks");
  owner.fill("Slug", slug);
  await owner.press("Publish Post");
  expect(owner.page().address.pathname).toBe("/blog");
  expect(owner.readAll("article")[0]).toContain(title);
  await owner.open(`/blog/${slug}`);
  await owner.follow(`Edit “${title}”`);
  owner.fill("Title", `${title}, slowly`);
  await owner.press("Update post");
  expect(owner.page().address.pathname).toMatch(new RegExp(`^/blog/${slug}/?$`));
  expect(owner.read("heading", `${title}, slowly`)).toBeTruthy();
  expect(owner.page().document.querySelector(".hljs-keyword")?.textContent).toBe("const");

  await owner.open("/admin/blog");
  owner.fill("Title", "Half a thought");
  owner.fill("Slug", "half-a-thought");
  owner.fill("Summary", "The first half.");
  await owner.press("Create Draft");
  expect(owner.page().address.search).toContain("?draft=");
  owner.fill("Text (markdown)", "More of it.");
  await owner.press("Close Draft");
  expect(owner.read("region", "Notice")).toContain("The draft is saved.");
  await owner.follow("Open the draft");
  expect(owner.value("Text (markdown)")).toBe("More of it.");
  await owner.press("Delete this draft");
  expect(owner.read()).toContain("Are you sure you want to delete this draft?");
  await owner.press("Delete");
  await owner.follow("Look at the trash");
  await owner.press("More for Half a thought");
  expect(owner.names("button")).toContain("Restore: Half a thought");

  await owner.open("/admin/email");
  owner.fill("Subject", `${title} 🖨️ – a letter`);
  owner.fill("Letter (markdown)", `Some inks **fade**. [Read on](/blog/${slug}).`);
  await owner.press("Check and send…");
  await owner.press("Send to 1 subscriber");
  await site.pass(61);
  const letters = () => site.mails(address).filter(({ subject }) => subject === `${title} 🖨️ – a letter`);
  expect(letters()).toHaveLength(1);
  await visitor.open(linkIn(letters()[0], `/blog/${slug}`));
  expect(visitor.read()).toContain("Some inks fade.");
  await visitor.open(linkIn(letters()[0], "/unsubscribe/"));
  await visitor.press("Unsubscribe");
  expect(visitor.read("heading")).toBe("You are unsubscribed");

  await owner.open("/blog/press");
  await owner.follow("Edit “What the press said”");
  await owner.press("Reset Likes…");
  await owner.press("Reset Likes");
  expect(owner.page().address.pathname).toMatch(/^\/blog\/press\/?$/);
  expect(owner.read("button", /^Like/)).toBe("Like 0");
  await owner.open(`/blog/${slug}`);
  await owner.press(`Delete “${title}, slowly”`);
  await owner.press("Delete");
  expect(owner.page().address.pathname).toBe("/blog");
  expect(owner.readAll("article").join()).not.toContain(title);
  await visitor.open(`/blog/${slug}`);
  expect([visitor.page().address.pathname, visitor.page().status]).toEqual(["/404", 404]);
  expect(visitor.read("heading", "Page not found")).toBeTruthy();
  await owner.press("Menu");
  await owner.press("Log Out");
  await owner.open("/blog");
  expect(owner.names("link")).not.toContain("Admin");
  await owner.open("/admin");
  expect(owner.page().status).toBe(401);
});

it("a stranger who logs in is refused, and told the subject to add", async () => {
  const site = await openSite();
  const stranger = site.reader();
  const begun = await stranger.begin("/auth/login?returnTo=/admin");
  site.answerTokens(begun, { sub: "a-stranger" });
  await stranger.open(callbackOf(begun));
  expect(stranger.read("heading")).toBe("This site has another owner");
  expect(stranger.read()).toContain("Subject to add to OWNER_SUBJECTS a-stranger");
  await stranger.open("/blog");
  expect(stranger.page().html).not.toContain("Log Out");
});
