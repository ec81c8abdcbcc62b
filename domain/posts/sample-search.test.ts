import { expect, it } from "vitest";
import { fold, searchTerms } from "../text/fold.ts";

/** The sample's posts as they are written, front matter and all. */
const posts = Object.values(
  import.meta.glob<string>("../../studio/posts/*.md", { query: "?raw", import: "default", eager: true }),
);

// The placeholder of the search field, from the specification, is 'Ex: React, 3D'.
it.each(["React", "3D", "React, 3D"])("finds %s in a post of the sample", (typed) => {
  expect(posts.length).toBeGreaterThan(10);
  const found = posts.filter((content) =>
    searchTerms(typed).every((term) => fold(withoutAddresses(content)).includes(fold(term))),
  );
  expect(found.length).toBeGreaterThan(0);
});

/** A reader who searches for 3D does not mean a colour, as in #ffd23f. */
function withoutAddresses(markdown: string): string {
  return markdown.replaceAll(/#[\da-f]{3,8}\b|https?:\S+/gi, "");
}
