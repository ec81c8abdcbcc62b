import { describe, expect, it } from "vitest";
import { words } from "#testing/words.ts";
import { breadcrumbSteps } from "./breadcrumb-steps.ts";

const breadcrumbLabel = (path: string) =>
  breadcrumbSteps(words, path)
    .map(({ label }) => label)
    .join("/");

describe("the breadcrumb's label", () => {
  it.each([
    ["/", "Home"],
    ["/about-me", "About Me"],
    ["/portfolio", "Portfolio"],
    ["/art", "Art"],
    ["/blog", "Blog"],
    ["/admin", "Admin"],
    ["/admin/blog", "Admin/Blog"],
    ["/admin/email", "Admin/Email"],
    ["/admin/images", "Admin/Images"],
    ["/admin/images/abcdefghijklmnop", "Admin/Images/Details"],
    ["/admin/images/upload", "Admin/Images/Upload"],
    ["/admin/images/trash", "Admin/Images/Trash"],
    ["/admin/email/subscribers/an-id", "Admin/Email/Subscribers/Details"],
    ["/admin/email/subscribers/import/an-id", "Admin/Email/Subscribers/List"],
    ["/admin/email/letters/an-id", "Admin/Email/Letter"],
    ["/subscribe", "Email/Subscribe"],
    ["/unsubscribe/a-signed-token", "Email/Unsubscribe"],
    ["/confirmation/a-signed-token", "Email/Confirmation"],
    ["/letters/aW5r.c2lnbmVk", "Letters/Letter"],
    ["/letters/spores-in-june", "Letters/Spores in june"],
    ["/preview/a-token", "Blog/Preview"],
    ["/auth/callback", "Login"],
    ["/admin/revisions/post/an-id", "Admin/Revisions"],
    ["/feed.xml", "Blog/Feed"],
    ["/art/feed.xml", "Art/Feed"],
    ["/letters/feed.xml", "Letters/Feed"],
    ["/letters/feed.json", "Letters/Feed"],
  ])("names %s %s", (path, label) => {
    expect(breadcrumbLabel(path)).toBe(label);
  });

  it.each([
    ["/art/zine/how-to-sit", "Art/Zine/How to sit"],
    ["/art/zine/lets-normalize-screaming-like-toad", "Art/Zine/Lets normalize screaming like toad"],
    ["/art/chair", "Art/Chair"],
    ["/art/3d/the-chair", "Art/3D/The chair"],
    ["/blog/a-post-about-paper", "Blog/A post about paper"],
    ["/blog/How-To-SHOUT", "Blog/How to shout"],
    ["/art/series/misprints/3", "Art/Series/Misprints/3"],
    ["/project/game", "Project/Game"],
  ])("makes words of %s", (path, label) => {
    expect(breadcrumbLabel(path)).toBe(label);
  });

  it("takes a path with and without a slash at its end for the same", () => {
    expect(breadcrumbLabel("/blog/")).toBe("Blog");
    expect(breadcrumbLabel("/blog/a-post/")).toBe("Blog/A post");
  });

  it("names the site’s sections in its language, and leaves slugs and the owner’s sections as they are", () => {
    const turkish = { ...words, language: "tr", names: { ...words.names, art: "Sanat", blog: "Günlük" } };
    const labels = (path: string) => breadcrumbSteps(turkish, path).map(({ label }) => label);
    expect(labels("/art/istanbul")).toEqual(["Sanat", "İstanbul"]);
    expect(labels("/blog/art")).toEqual(["Günlük", "Art"]);
    expect(breadcrumbSteps(turkish, "/blog/art")[0]).toEqual({ label: "Günlük", to: "/blog" });
    expect(labels("/admin/blog")).toEqual(["Admin", "Blog"]);
  });

  it("survives a path that cannot be decoded", () => {
    expect(breadcrumbLabel("/blog/%E0%A4%A")).toBe("Blog/%e0%a4%a");
  });
});

describe("the breadcrumb's steps", () => {
  it("lead to the pages above, never to the page itself", () => {
    expect(breadcrumbSteps(words, "/blog/a-post")).toEqual([
      { label: "Blog", to: "/blog" },
      { label: "A post" },
    ]);
    expect(breadcrumbSteps(words, "/blog")).toEqual([{ label: "Blog" }]);
  });

  it("lead the owner back to the newsletter, and no visitor there", () => {
    expect(breadcrumbSteps(words, "/admin/email/letters/an-id")).toEqual([
      { label: "Admin", to: "/admin" },
      { label: "Email", to: "/admin/email" },
      { label: "Letter" },
    ]);
    expect(breadcrumbSteps(words, "/unsubscribe/a-token")[0]).toEqual({ label: "Email", to: undefined });
  });

  it("lead from a work of a series back to its wall", () => {
    expect(breadcrumbSteps(words, "/art/series/misprints/7")).toEqual([
      { label: "Art", to: "/art" },
      { label: "Series", to: undefined },
      { label: "Misprints", to: "/art/series/misprints" },
      { label: "7" },
    ]);
  });

  it("name a page by its title where its address says little, also where the title has a slash in it", () => {
    expect(breadcrumbSteps(words, "/tags/ac-dc", ["AC/DC"])).toEqual([
      { label: "Tags", to: "/tags" },
      { label: "AC/DC" },
    ]);
  });

  it("are not links where there is no page", () => {
    expect(breadcrumbSteps(words, "/subscribe")).toEqual([
      { label: "Email", to: undefined },
      { label: "Subscribe" },
    ]);
  });
});
