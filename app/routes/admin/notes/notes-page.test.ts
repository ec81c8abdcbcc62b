import { pngOf } from "@toadstool/media/samples/quarters";
import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

const picture = () => new File([pngOf(40, 30) as BlobPart], "frost.png", { type: "image/png" });

it("a note with a photograph is published, read, changed, deleted, brought back and made a post", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  await owner.open("/admin/notes");
  owner.fill("Note", "The first frost.");
  owner.fill("Pictures", picture());
  await owner.press("Publish note");
  await owner.follow("The first frost.");
  owner.fill("Alt text of picture 1", "Ice and frost");
  await owner.press("Save note");

  await reader.open("/notes");
  expect(reader.names("img")).toContain("Ice and frost");
  await reader.follow(/: The first frost/);
  expect(reader.names("heading")).toContainEqual(expect.stringMatching(/^Note of/));
  expect(reader.names("img")).toContain("Ice and frost");

  await owner.follow("The first frost.");
  expect(owner.read("heading")).toBe("Edit note");
  owner.fill("Note", "The second frost.");
  await owner.press("Save note");
  await reader.open("/notes");
  expect(reader.read()).toContain("The second frost.");
  await owner.press("More for The second frost.");
  await owner.press("Delete: The second frost.");
  await reader.open("/notes");
  expect(reader.read()).toContain("There are no notes yet");
  await owner.press("Undo");
  await reader.open("/notes");
  expect(reader.read()).toContain("The second frost.");
  await owner.open("/admin/notes");
  await owner.press("More for The second frost.");
  await owner.press("Make it a post: The second frost.");
  expect(owner.page().address.pathname + owner.page().address.search).toMatch(/^\/admin\/blog\?draft=/);
  expect(owner.value("Text (markdown)")).toContain("The second frost.");
});

it("a note that is refused comes back filled, with the pictures that arrived", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/notes");
  owner.fill("Note", "By form.");
  owner.fill("Link", "nowhere at all");
  owner.fill("Pictures", picture());
  await owner.press("Publish note");
  expect(owner.read()).toContain("The link must be an address on the web");
  expect(owner.read()).toContain("The pictures are uploaded, and are published with the note.");
  expect(owner.value("Note")).toBe("By form.");
  owner.fill("Link", "example.org");
  await owner.press("Publish note");
  expect(owner.names("link").filter((name) => name === "By form.")).toHaveLength(1);
  const reader = site.reader();
  await reader.open("/notes");
  const pictures = reader.element("article", "By form.").querySelectorAll("img");
  expect(pictures).toHaveLength(1);
});
