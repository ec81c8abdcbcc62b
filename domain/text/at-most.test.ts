import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { draftInput } from "../drafts/draft.ts";
import { imageChangeInput } from "../media/image.ts";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import { newPostInput } from "../posts/post.ts";
import { atMost } from "./at-most.ts";

describe("a text's limit", () => {
  it("is reported with how many characters are too many", () => {
    const schema = atMost("The title", 200);
    expect(v.safeParse(v.pipe(v.string(), schema), "a".repeat(200)).success).toBe(true);
    expect(v.safeParse(v.pipe(v.string(), schema), "a".repeat(1230)).issues?.[0].message).toBe(
      "The title is too long: it has 1,230 characters, and the limit is 200. Shorten it by 1,030.",
    );
  });

  it.each([
    ["a post", newPostInput, { title: "a".repeat(201), summary: "b", slug: "c" }, "The title"],
    ["a post", newPostInput, { title: "a", summary: "b".repeat(501), slug: "c" }, "The summary"],
    ["a post", newPostInput, { title: "a", summary: "b", slug: "c".repeat(101) }, "The slug"],
    ["a draft", draftInput, { title: "a".repeat(201) }, "The title"],
    ["an image", imageChangeInput, { alt: "a".repeat(1001) }, "The alt text"],
  ])("is reported so for %s", (_, schema, input, name) => {
    const refused = parse(schema as v.GenericSchema, input);
    expect(isRefused(refused) && refused.issues[0]?.message).toMatch(
      new RegExp(`^${name} is too long: it has [\\d,]+ characters.* Shorten it by 1\\.$`),
    );
  });
});
