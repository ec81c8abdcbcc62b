import { expect, it } from "vitest";
import { type Manifest, withMergedSheets } from "./merged-sheets.ts";

const manifest: Manifest = {
  root: { file: "root.js", isEntry: true, imports: ["button"], css: ["root.css"] },
  button: { file: "button.js", css: ["button.css"] },
  prose: { file: "prose.js", css: ["prose.css"] },
  post: { file: "post.js", isEntry: true, imports: ["button", "prose"], css: ["post.css"] },
  editor: { file: "editor.js", css: ["editor.css"] },
  feed: { file: "feed.js", isEntry: true, imports: ["root", "button"] },
};

const cssOf = (chunks: Manifest) =>
  Object.fromEntries(Object.entries(chunks).map(([key, { css }]) => [key, css]));

it("gives each entry one sheet: what it imports first, without what every page has already, and nothing that comes later", () => {
  const merged = withMergedSheets(manifest, "root", (sheets) => sheets.join("+"));
  expect(cssOf(merged)).toEqual({
    root: ["button.css+root.css"],
    button: [],
    prose: [],
    post: ["prose.css+post.css"],
    editor: [],
    feed: [],
  });
});
