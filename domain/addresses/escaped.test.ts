import { beforeEach, expect, it } from "vitest";
import { drafts, notes, posts, textRevisions } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { draftInput } from "../drafts/draft.ts";
import { createDraft, findDraft } from "../drafts/drafts.server.ts";
import { noteInput } from "../notes/note.ts";
import { findNote } from "../notes/notes.server.ts";
import { publishNote } from "../notes/publishing.server.ts";
import { newPostInput } from "../posts/post.ts";
import { findPost } from "../posts/posts.server.ts";
import { publishPost } from "../posts/publishing.server.ts";
import { listEscaped, mendEscaped } from "./escaped.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const escaped = String.raw`See https://people.example.edu/\~ann/ and \*stars\*.`;
const mended = String.raw`See https://people.example.edu/~ann/ and \*stars\*.`;

beforeEach(async () => {
  for (const table of [textRevisions, posts, drafts, notes])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

function given<Value>(outcome: Value): Exclude<Value, { refused: string } | null> {
  if (outcome === null || isRefused(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome as Exclude<Value, { refused: string } | null>;
}

it("lists what would change, and mends it by saving each text", async () => {
  const fields = { title: "Ann", summary: "Ann’s", slug: "ann", content: escaped };
  const post = given(await publishPost(services, owner, given(parse(newPostInput, fields))));
  const draft = await createDraft(
    services,
    owner,
    given(parse(draftInput, { title: "Later", content: escaped })),
  );
  const note = given(await publishNote(services, owner, given(parse(noteInput, { content: escaped }))));
  given(await publishNote(services, owner, given(parse(noteInput, { content: mended }))));

  const listed = await listEscaped(services, owner);
  const changes = [
    { before: String.raw`https://people.example.edu/\~ann/`, after: "https://people.example.edu/~ann/" },
  ];
  expect(listed).toEqual([
    { kind: "post", id: post.id, title: "Ann", version: 1, changes },
    { kind: "draft", id: draft.id, title: "Later", version: 1, changes },
    { kind: "note", id: note.id, title: expect.any(String), version: 1, changes },
  ]);
  for (const text of listed)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(isRefused(given(await mendEscaped(services, owner, text)))).toBe(false);

  expect(await listEscaped(services, owner)).toEqual([]);
  const texts = [
    await findPost(services, post.id),
    await findDraft(services, owner, draft.id),
    await findNote(services, note.id),
  ];
  expect(texts.map((text) => text?.content)).toEqual([mended, mended, mended]);
  const kept = await services.db.query.textRevisions.findMany({
    where: (row, { eq }) => eq(row.textId, post.id),
  });
  expect(kept.map(({ content }) => content)).toContain(escaped);
});

it("refuses a text that was saved since it was listed, and finds none that is gone", async () => {
  const note = given(await publishNote(services, owner, given(parse(noteInput, { content: escaped }))));
  expect(await mendEscaped(services, owner, { kind: "note", id: note.id, version: 0 })).toMatchObject({
    refused: "conflict",
  });
  expect(await mendEscaped(services, owner, { kind: "draft", id: "gone", version: 1 })).toBeNull();
});
