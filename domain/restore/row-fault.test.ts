import { describe, expect, it } from "vitest";
import { pictureFacts } from "#testing/images.ts";
import { artworkCalled } from "#testing/works.ts";
import { rowFault } from "./row-fault.server.ts";

const facts = JSON.stringify(pictureFacts());
const picture = { address: "/media/aaaaaaaaaaaaaaaa", alt: "A toad" };
const page = { name: "menu", version: 1, updated_at: 1, previous: null };

describe("a row of an archive", () => {
  it.each([
    ["images", { id: "a", kind: "picture", facts, deleted_at: null, revision: 1 }],
    ["image_revisions", { image_id: "a", facts: null }],
    ["notes", { pictures: JSON.stringify([picture]), link: "https://moss.example/" }],
    ["notes", { pictures: "[]", link: "" }],
    ["works", { kind: "artwork", facts: JSON.stringify(artworkCalled("moss")) }],
    ["facts", { ...page, facts: "[]" }],
    ["facts", { ...page, facts: null }],
    ["facts", { ...page, name: "of an earlier version", facts: "{}" }],
    ["redirects", { path: "/old", target: "/blog" }],
    ["drafts", { sending: JSON.stringify({ segment: null, isPublic: true, countsClicks: false }) }],
  ])("of %s is taken as the site writes it: %o", (table, row) => {
    expect(rowFault(table, row)).toBeNull();
  });

  it.each([
    ["images", { facts: "{}" }, "facts.main"],
    ["images", { facts: facts.replace("image/webp", "text/javascript") }, "facts.files.0"],
    ["images", { facts: facts.replaceAll("320.webp", "../320.webp") }, "facts.files.0.name"],
    [
      "images",
      {
        facts: facts.replace(
          '"files"',
          '"original":{"name":"private/original.js","type":"text/javascript","bytes":1},"files"',
        ),
      },
      "facts.original",
    ],
    ["images", { facts: "{" }, "facts"],
    ["images", { kind: "script" }, "kind"],
    ["images", { name: null }, "name"],
    ["images", { bytes: 1.5 }, "bytes"],
    ["images", { created_at: 1e17 }, "created_at"],
    ["posts", { likes: "many" }, "likes"],
    ["notes", { link: "javascript:alert(1)" }, "link"],
    [
      "notes",
      { pictures: JSON.stringify([{ ...picture, address: "https://evil.test/x" }]) },
      "pictures.0.address",
    ],
    ["works", { kind: "artwork", facts: "[]" }, "facts"],
    ["facts", { ...page, facts: JSON.stringify([{ to: "javascript:alert(1)" }]) }, "facts.0"],
    ["redirects", { target: "//evil.test" }, "target"],
    ["drafts", { sending: "{}" }, "sending.segment"],
    ["newsletter_issues", { is_public: 2 }, "is_public"],
  ])("of %s with %o is refused by its column", (table, row, column) => {
    expect(rowFault(table, row)).toMatch(new RegExp(`^“${column.replaceAll(".", "\\.")}[^”]*” `));
  });
});
