import { beforeEach, describe, expect, it } from "vitest";
import { posts } from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { listPosts } from "./posts.server.ts";

const { services } = testServices();
const { db } = services;

beforeEach(() => db.delete(posts));

const finds = async (search: string) => (await listPosts(services, { search })).posts.length === 1;

describe("a search finds what readers see", () => {
  it.each([
    ["words beside formatting", "They cal&#x6C;**(now)**.", "call(now)"],
    ["words that are partly marked", "An un*believ*able toad.", "unbelievable"],
    ["escaped characters", "Open 10:30\\~11:30.", "10:30~11:30"],
    ["entities", "Moss &amp; &copy; Toad", "moss & © toad"],
    ["a line that was broken in the source", "A toad\nin the pond", "toad in the pond"],
    ["a footnote", "Rain[^1]\n\n[^1]: of *frogs*", "of frogs"],
    ["an alternative text", "![A newt in a hat](/a.png)", "newt in a hat"],
    ["typed marks that pages show as typographic ones", 'It\'s "here" -- now', 'it\'s "here"'],
    ["typographic marks", "It's here", "it’s"],
    ["İ by i, and i by İ", "From İzmir", "izmir"],
    ["i by İ", "From izmir", "İZMİR"],
  ])("%s", async (_what, content, typed) => {
    await published(services, { content });
    expect(await finds(typed)).toBe(true);
  });

  it.each([
    ["an address", "[here](https://newt.example/)", "newt.example"],
    ["marks of Markdown", "**bold** words", "**"],
    ["a comment", "Words. <!-- a private newt -->", "newt"],
    ["a note's hidden heading", "Rain[^1]\n\n[^1]: and sun", "footnotes"],
  ])("and not %s", async (_what, content, typed) => {
    await published(services, { content });
    expect(await finds(typed)).toBe(false);
  });
});
