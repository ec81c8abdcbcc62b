import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { excerptOf } from "./excerpt.ts";
import { findExcerpts } from "./excerpts.server.ts";
import { listPosts } from "./posts.server.ts";

const { services } = testServices();
const filler = "Words that say little about it. ".repeat(40);

async function excerptsFor(...terms: string[]) {
  const { posts: found } = await listPosts(services, { search: terms.join(",") });
  const excerpts = await findExcerpts(services, found, terms);
  return Object.fromEntries(found.map(({ id, title }) => [title, excerpts[id]]));
}

beforeEach(() => services.db.delete(posts));

describe("excerpts of found posts", () => {
  it("show the words around a term that the text alone holds", async () => {
    await published(services, { title: "One", content: `${filler}The *Newt* sleeps.\n\n${filler}` });
    await published(services, { title: "A newt", content: `${filler}newt` });
    await published(services, { title: "Other", summary: "Of a NEWT.", content: "newt" });
    const { One, ...others } = await excerptsFor("newt");
    expect(One).toMatch(/^… .*little about it\. The Newt sleeps\. Words that .* …$/);
    expect(One?.length).toBeLessThan(220);
    expect(others).toEqual({ "A newt": undefined, Other: undefined });
  });

  it("find the place behind letters that folding lengthens, and behind emoji", async () => {
    const long = "Straße 🐸 ﬁn. ".repeat(6);
    await published(services, {
      title: "ß🐸ß",
      summary: "🐸".repeat(30),
      content: `${long}${filler}A newt. ${filler}`,
    });
    expect((await excerptsFor("newt"))["ß🐸ß"]).toContain("A newt.");
  });

  it("are about the first term that is not to be seen already", async () => {
    await published(services, { title: "Ink", content: `Ink. ${filler} A newt and an eft.` });
    expect((await excerptsFor("ink", "eft", "newt")).Ink).toContain("an eft.");
  });

  it("are left out where only the address or the date holds the term", async () => {
    await published(services, { title: "One", slug: "newt-pond", content: filler });
    expect(await excerptsFor("newt")).toEqual({ One: undefined });
  });
});

describe("an excerpt", () => {
  it("of a text without spaces is cut at the term", () => {
    const excerpt = excerptOf(`${"x".repeat(300)}newt${"y".repeat(300)}`, "newt");
    expect(excerpt).toBe("… newt …");
  });

  it("of a short text is all of it", () => {
    expect(excerptOf("A Newt.", "newt")).toBe("A Newt.");
    expect(excerptOf("A toad.", "newt")).toBe("");
  });
});
