import { beforeEach, describe, expect, it } from "vitest";
import { images, notes } from "#db/schema.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { storedImage } from "#testing/images.ts";
import { metered } from "#testing/metered.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findUses } from "../media/usage/find-uses.server.ts";
import { parse } from "../parse.ts";
import { makePostOf } from "./make-post.server.ts";
import { type Note, noteInput, noteLimits } from "./note.ts";
import { findNotePage, listShownNotes } from "./note-pages.server.ts";
import { findNote, listNotes } from "./notes.server.ts";
import { changeNote, publishNote } from "./publishing.server.ts";
import { deleteNote, listDeletedNotes, restoreNote, sweepDeletedNotes } from "./trash.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const key = "a-key-of-a-phone";

beforeEach(async () => {
  await services.db.delete(notes);
  await services.db.delete(images);
});

function given<Value>(outcome: Value | Refused | null): Value {
  if (outcome === null) throw new Error("Nothing is there.");
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

const publish = async (input: object): Promise<Note> =>
  given(await publishNote(services, owner, given(parse(noteInput, input))));

describe("publishing a note", () => {
  it("is titled in the site’s words where it holds pictures alone", async () => {
    const { services: german } = testServices();
    const { settings } = german;
    const plural = "{count, plural, one {# Bild} other {# Bilder}}";
    german.settings = {
      ...settings,
      studio: { ...settings.studio, words: { en: { notes: { pictures: plural } } } },
    };
    const pictures = [{ address: (await storedImage(services)).address }];
    const note = given(await publishNote(german, owner, given(parse(noteInput, { pictures }))));
    expect(note.title).toBe("1 Bild");
  });

  it("makes one note of a key, however often it is sent, and stores no uses of what was sent again", async () => {
    const [first, again] = [await storedImage(services), await storedImage(services)];
    const note = { content: "Rain.", key };
    const sent = await Promise.all(
      [first, again].map(({ address }) => publish({ ...note, pictures: [{ address }] })),
    );
    expect(sent[0]?.id).toBe(sent[1]?.id);
    expect((await listNotes(services)).notes).toHaveLength(1);
    expect((await findUses(services)).size).toBe(1);
  });

  it("does not bring a note back that was deleted since", async () => {
    const { id } = await publish({ content: "Rain.", key });
    await deleteNote(services, owner, id);
    expect(await publish({ content: "Rain.", key })).toMatchObject({ id });
    expect((await listNotes(services)).notes).toEqual([]);
  });

  it("refuses another text under the same key", async () => {
    await publish({ content: "Rain.", key });
    const other = await publishNote(services, owner, given(parse(noteInput, { content: "Sun.", key })));
    expect(other).toMatchObject({ refused: "conflict", code: "already_published" });
  });

  it("takes a note of a picture or a link alone, and none of nothing", () => {
    expect(parse(noteInput, { link: "example.org/a" })).toMatchObject({ link: "https://example.org/a" });
    expect(parse(noteInput, { content: " \n " })).toMatchObject({ refused: "invalid" });
  });

  it.each([
    ["a text that is too long", { content: "x".repeat(noteLimits.content + 1) }],
    ["a link that runs a program", { link: "javascript:alert(1)" }],
    ["a picture from elsewhere", { pictures: [{ address: "https://pond.example/a.png" }] }],
    [
      "a file in place of an image’s address",
      { pictures: [{ address: "/media/abcdefghijklmnop/1/320.jpg" }] },
    ],
    [
      "too many pictures",
      { pictures: Array.from({ length: 9 }, () => ({ address: "/media/abcdefghijklmnop" })) },
    ],
  ])("refuses %s", (_, fields) => {
    expect(parse(noteInput, { content: "Rain.", ...fields })).toMatchObject({ refused: "invalid" });
  });
});

describe("a note", () => {
  it("is called by its first words, or by what it holds", async () => {
    const titles = [
      await publish({ content: "Rain *again*, and [the pond](/blog)\nis full.\n\n- yes" }),
      await publish({ pictures: [{ address: (await storedImage(services)).address }] }),
      await publish({ link: "https://www.example.org/a/b/" }),
      await publish({ content: "Open 5~7 pm, 8~9 am" }),
    ].map(({ title }) => title);
    expect(titles).toEqual([
      "Rain again, and the pond is full.",
      "1 picture",
      "example.org/a/b",
      "Open 5~7 pm, 8~9 am",
    ]);
  });

  it("is shown with its pictures as they are now, in one round trip", async () => {
    const film = await storedImage(services, { kind: "video" });
    const { address } = await storedImage(services, { alt: "A toad" });
    const { id } = await publish({ content: "Look:", pictures: [{ address }, { address: film.address }] });
    const meter = metered(services);
    const found = given(await findNotePage(meter.services, id));
    expect(found.note.html).toMatch(
      /<p>Look:<\/p><p><span class="picture">.*alt="A toad".*<video [^>]*controls/s,
    );
    const { notes: shown } = await listShownNotes(meter.services);
    expect(shown[0]?.html).toBe(found.note.html);
    expect(meter.cost.calls).toBe(2);
  });

  it("is not overwritten by a window that was opened before it changed", async () => {
    const { id, version } = await publish({ content: "Rain." });
    const change = (content: string) =>
      changeNote(services, owner, id, { content, link: "", pictures: [], version });
    expect(await change("More rain.")).toMatchObject({ version: 2, title: "More rain." });
    expect(await change("Less rain.")).toMatchObject({ code: "changed_elsewhere" });
    expect(await findNote(services, id)).toMatchObject({ content: "More rain." });
  });

  it("goes to the trash, comes back, and is gone after 30 days", async () => {
    const { id } = await publish({ content: "Rain." });
    await deleteNote(services, owner, id);
    expect(await listDeletedNotes(services, owner)).toMatchObject([{ id, title: "Rain." }]);
    expect(await findNotePage(services, id)).toBeNull();
    expect(await restoreNote(services, owner, id)).toEqual({ id });
    await deleteNote(services, owner, id);
    world.now = new Date(world.now.getTime() + 31 * 86_400_000);
    await sweepDeletedNotes(services);
    expect(await restoreNote(services, owner, id)).toBeNull();
  });

  it("becomes one draft of a post, with its text, pictures and link", async () => {
    const { address } = await storedImage(services);
    const pictures = [{ address, alt: "A [wet] toad" }];
    const { id } = await publish({ content: "Rain.", link: "https://example.org/", pictures });
    const draft = given(await makePostOf(services, owner, id));
    expect(draft.content).toBe(`Rain.\n\n![A \\[wet\\] toad](${address})\n\n<https://example.org/>`);
    expect(await makePostOf(services, owner, id)).toMatchObject({ id: draft.id });
  });

  it("pages without repeating or leaving out a note", async () => {
    for (const content of ["1", "2", "3"]) {
      world.now = new Date(world.now.getTime() + 1000);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await publish({ content });
    }
    const first = await listShownNotes(services, { limit: 2 });
    const second = await listShownNotes(services, { limit: 2, cursor: first.cursor ?? "" });
    expect([first, second].flatMap((page) => page.notes.map(({ title }) => title))).toEqual(["3", "2", "1"]);
    expect(second.cursor).toBeNull();
  });
});
