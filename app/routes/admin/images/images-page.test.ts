import { pngOf } from "@toadstool/media/samples/quarters";
import { beforeEach, expect, it } from "vitest";
import { findImage } from "#domain/media/images.server.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { storedImage } from "#testing/images.ts";
import { clearLibrary } from "#testing/library.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();

beforeEach(() => clearLibrary(services));

const png = (name: string, width: number, height: number) =>
  new File([pngOf(width, height) as Uint8Array<ArrayBuffer>], name, { type: "image/png" });

async function upload(owner: Person, ...files: File[]) {
  owner.fill("Upload files", files);
  await owner.press("Upload");
}

/** A picture of the library, opened on its page; answers its address there. */
async function openUploaded(owner: Person, name: string): Promise<string> {
  await owner.open("/admin/images");
  await upload(owner, png(`${name}.png`, 64, 48));
  await owner.follow(new RegExp(`^${name}`));
  return owner.page().address.pathname;
}

it("files are uploaded into the open folder; one that is no picture is refused with the way to mend it", async () => {
  const owner = await (await openSite()).owner();
  await owner.open("/admin/images");
  expect(owner.read()).toContain("The library is empty");
  await owner.open("/admin/images?folder=journeys");
  await upload(owner, png("rings.png", 64, 48), png("tiles.png", 40, 30));
  expect(owner.read("region", "Notice")).toContain("2 uploaded.");
  expect(owner.page().address.search).toContain("folder=journeys");
  expect(owner.readAll("link", /^(rings|tiles)/)).toHaveLength(2);

  await upload(owner, png("boots.png", 32, 24), new File(["only words"], "notes.png", { type: "image/png" }));
  expect(owner.read("heading", "Some files were not uploaded")).toBeTruthy();
  expect(owner.read()).toMatch(/notes\.png.*Accepted are PNG, JPEG, WebP, AVIF and GIF/);
  await owner.follow("boots");
  expect(owner.value("Folder")).toBe("journeys");
});

it("of many files that are missing from storage, the newest are named with how many there are", async () => {
  await Promise.all(Array.from({ length: 50 }, () => storedImage(services)));
  const owner = await (await openSite()).owner();
  await owner.open("/admin/images");
  const missing = owner.within("region", "Files missing from storage");
  expect(missing.readAll("link")).toHaveLength(48);
  expect(missing.read()).toContain("The newest 48 of 50 are listed.");
});

it("a file that is there already is named, and is uploaded again where that is ticked", async () => {
  const owner = await (await openSite()).owner();
  await openUploaded(owner, "rings");
  await owner.open("/admin/images");
  await upload(owner, png("rings.png", 64, 48));
  expect(owner.read("heading", "No files were uploaded")).toBeTruthy();
  expect(owner.read()).toContain("You have this picture already");
  await owner.follow("Open rings");
  await owner.open("/admin/images");
  owner.fill("Upload files again that are here already", true);
  await upload(owner, png("rings.png", 64, 48));
  expect(owner.readAll("link", /^rings/)).toHaveLength(2);
});

it("a picture is described once, and a post of readers shows it in the sizes they need, with those words", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const address = await openUploaded(owner, "rings");
  const id = address.split("/").at(-1);
  expect(owner.read()).toContain("Not used anywhere.");
  owner.fill("Name", "Rings in the grass");
  owner.fill("Alt text", "A ring of toadstools seen from above");
  owner.fill("Caption", "Printed in two inks.");
  await owner.press("Save");
  expect(owner.read("region", "Notice")).toContain("Saved.");
  expect(owner.read("heading", "Rings in the grass")).toBeTruthy();

  const original = owner.element("link", /^The original, 64 × 48 px, /);
  expect(original.getAttribute("download")).toBe("Rings in the grass.png");
  const download = original.getAttribute("href") ?? "";
  const bytes = new Uint8Array(await (await owner.ask(download)).arrayBuffer());
  expect(bytes).toEqual(pngOf(64, 48));
  expect((await reader.ask(download)).status).toBe(401);

  const shown = { imageUrl: `/media/${id}`, content: `Before.\n\n![](/media/${id})\n\nAfter.` };
  await published(services, { ...shown, title: "A print, framed twice", slug: "framed" });
  await published(services, { ...shown, title: "The same print again", slug: "again" });
  await reader.open("/blog/framed");
  const figure = reader.page().document.querySelector(".prose figure");
  expect(figure?.textContent).toContain("Printed in two inks.");
  const picture = figure?.querySelector("img");
  expect(picture?.getAttribute("alt")).toBe("A ring of toadstools seen from above");
  expect(picture?.getAttribute("src")).toMatch(new RegExp(`^/media/${id}/1/\\d+\\.`));
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["64", "48"]);
  const types = [...(figure?.querySelectorAll("source") ?? [])].map((source) => source.getAttribute("type"));
  expect(types).toEqual(["image/avif", "image/webp"]);
  expect(await (await reader.ask("/feed.xml")).text()).toContain(`/media/${id}`);

  await owner.open(address);
  expect(owner.names("link")).toEqual(
    expect.arrayContaining(["A print, framed twice", "The same print again"]),
  );
  await owner.open("/admin/images?show=unused");
  expect(owner.read()).toContain("Every file here is used.");
});

it("the focal point is kept in sight of the cover and of the card for links, whose former address leads on", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/images");
  await upload(owner, png("wide.png", 700, 400));
  await owner.follow(/^wide/);
  const id = owner.page().address.pathname.split("/").at(-1);
  owner.fill("From the left, %", "20");
  owner.fill("From the top, %", "91");
  await owner.press("Save the focal point");
  expect(owner.read("region", "Notice")).toContain("The focal point is saved.");

  await published(services, { slug: "focused", imageUrl: `/media/${id}` });
  const reader = site.reader();
  await reader.open("/blog/focused");
  const { document } = reader.page();
  expect(document.querySelector("main img.focused")?.className).toContain("focus-x20 focus-y90");
  const card = new URL(document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "");
  expect(card.pathname).toMatch(/card20x91\.jpg$/);
  expect((await reader.ask(card.pathname)).headers.get("Content-Type")).toBe("image/jpeg");
  await reader.open(`/media/${id}/1/card.jpg`);
  expect(reader.page().address.pathname).toBe(card.pathname);
});

it("a file is replaced everywhere once that is ticked, and the former one comes back with its alt text or without", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const address = await openUploaded(owner, "eleven");
  const id = address.split("/").at(-1);
  await published(services, { slug: "replaced", content: `![](/media/${id})` });
  owner.fill("Replace the file…", png("twelve.png", 48, 36));
  await expect(owner.press("Replace")).rejects.toThrow("is required");
  owner.fill("Is the alt text still correct?", "Twelve");
  owner.fill("Replace the file everywhere it is used", true);
  await owner.press("Replace");
  expect(owner.read("region", "Notice")).toContain(
    "The file is replaced. The former file is kept for 30 days.",
  );
  expect(owner.value("Alt text")).toBe("Twelve");
  await reader.open("/blog/replaced");
  expect(reader.page().html).toContain(`/media/${id}/2/`);
  expect(reader.page().html).not.toContain(`/media/${id}/1/`);
  await reader.open(`/media/${id}/1/64.webp`);
  expect(reader.page().address.pathname).toMatch(new RegExp(`^/media/${id}/2/`));

  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("The former file is restored.");
  expect(owner.value("Alt text")).toBe("");
  owner.fill("Alt text", "Eleven, seen again");
  await owner.press("Save");
  const former = owner.within("region", "Former files");
  await former.press("More for 48 × 36 px");
  await former.press("Restore without its alt text: 48 × 36 px");
  const shown = owner.page().document.querySelector("main picture img")?.getAttribute("src");
  expect(shown).toContain(`/media/${id}/2/`);
  expect(owner.value("Alt text")).toBe("Eleven, seen again");
  await owner.open("/admin/images");
  await owner.press(/^Storage used/);
  expect(owner.read("region", "Storage used")).toContain("in 1 former file");
});

it("what is used is deleted only on purpose, leaves an empty place that says so, and comes back", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();
  const address = await openUploaded(owner, "rings");
  const id = address.split("/").at(-1);
  await published(services, { title: "A print", slug: "deleted", content: `![](/media/${id})` });
  await owner.open(address);
  await owner.press("Delete this picture: rings");
  expect(owner.within("region", "Delete").names("link")).toEqual(["A print"]);
  await owner.press("Delete anyway");
  expect(owner.read("region", "Notice")).toContain("1 file in the trash, for 30 days.");
  expect((await reader.ask(`/media/${id}`)).status).toBe(404);
  await reader.open("/blog/deleted");
  expect(reader.page().document.querySelector(".picture-gone")?.textContent).toBe("A picture was here");
  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("1 file restored.");
  expect((await reader.ask(`/media/${id}`)).status).toBe(200);
});

it("many are tagged, found by their tag, moved and deleted together; each is undone for those it changed", async () => {
  for (const name of ["Moss", "Fern"]) await storedImage(services, { name, folder: "journeys" });
  const site = await openSite();
  const owner = await site.owner();
  const folder = "/admin/images?folder=journeys";
  await owner.open(folder);
  owner.fill("Choose Moss", true);
  owner.fill("Name of a tag", "Riso print");
  await owner.press("Add tag");
  expect(owner.read("region", "Notice")).toContain("1 file tagged “Riso print”.");
  await owner.open(`${folder}&tag=riso-print`);
  expect(owner.readAll("link", /^(Moss|Fern)/)).toEqual(["Moss"]);
  expect(owner.page().address.search).toContain("tag=riso-print");
  await owner.follow(/^Moss/);
  expect(owner.value("Tags, separated by commas")).toBe("Riso print");
  expect((await site.reader().ask("/tags/riso-print")).status).toBe(404);

  await owner.open(folder);
  owner.fill("Choose Fern", true);
  owner.fill("Folder to move to", "Journeys / Kept");
  await owner.press("Move");
  expect(owner.read("region", "Notice")).toContain("1 file moved.");
  await owner.open("/admin/images?folder=journeys%2Fkept");
  owner.fill("Choose Fern", true);
  await owner.press("Delete");
  expect(owner.read("region", "Notice")).toContain("1 file in the trash, for 30 days.");
  await owner.follow(/^Trash/);
  owner.fill("Choose Fern", true);
  await owner.press("Restore");
  expect(owner.read("region", "Notice")).toContain("1 file restored.");
});

it("one is deleted by its menu, which asks only where it is used, and comes back from the trash by its menu", async () => {
  const [moss, fern] = [
    await storedImage(services, { name: "Moss" }),
    await storedImage(services, { name: "Fern" }),
  ];
  await published(services, { title: "A print", slug: "of-fern", content: `![](${fern.address})` });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/images");
  for (const name of ["Moss", "Fern"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await owner.press(`More for ${name}`);
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await owner.press(`Delete: ${name}`);
  }
  const question = owner.within("region", "Delete 1 file?");
  expect(question.names("link")).toEqual(["A print"]);
  question.fill(/^Delete it anyway/, true);
  await question.press("Delete");
  expect(owner.read("region", "Notice")).toContain("1 file in the trash, for 30 days.");
  await owner.open("/admin/images/trash");
  expect(owner.page().address.search).toBe("?show=trash");
  await owner.press("More for Moss");
  await owner.press("Restore: Moss");
  expect((await findImage(services, moss.id))?.name).toBe("Moss");
  expect(await findImage(services, fern.id)).toBeNull();
});

it("a film keeps the words that its form does not ask for", async () => {
  const { id } = await storedImage(services, { kind: "video", name: "Pond", alt: "A pond in the rain" });
  const owner = await (await openSite()).owner();
  await owner.open(`/admin/images/${id}`);
  expect(owner.readAll("textbox", "Alt text")).toEqual([]);
  owner.fill("Name", "Pond, raining");
  await owner.press("Save");
  expect(await findImage(services, id)).toMatchObject({ name: "Pond, raining", alt: "A pond in the rain" });
});

it("the trash is emptied after a question", async () => {
  const owner = await (await openSite()).owner();
  await openUploaded(owner, "rings");
  await owner.press("Delete this picture: rings");
  await owner.press("Delete");
  await owner.follow(/^Trash/);
  await owner.press("Empty the trash");
  await owner.press("Remove permanently");
  expect(owner.read("region", "Notice")).toContain("Everything in it is removed.");
});

it("alt texts are written one after another", async () => {
  for (const name of ["Moss", "Fern"]) await storedImage(services, { name });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/images?show=withoutAlt");
  owner.fill("Alt text of Moss", "Moss on a wall");
  await owner.press("Save alt texts");
  expect(owner.read("region", "Notice")).toContain("1 alt text saved.");
  expect(owner.readAll("textbox")).toHaveLength(1);
});
