import type { Draft } from "../drafts/draft.ts";
import { createDraft, openDraft } from "../drafts/drafts.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { findNote } from "./notes.server.ts";
import { noteMarkdown } from "./write-note.server.ts";

/**
 * A draft of a post with the note’s text, pictures and link; the note stays. Asked twice, it is the same draft. Null where
 * there is no such note.
 */
export async function makePostOf(
  services: Pick<Services, "db" | "clock" | "settings">,
  owner: Owner,
  id: string,
): Promise<Draft | null> {
  const note = await findNote(services, id);
  if (!note) return null;
  const empty = { title: "", summary: "", slug: "", imageUrl: "", dateString: "" };
  const fields = { ...empty, content: noteMarkdown(note), language: note.language };
  const draft = await openDraft(services, owner, { ...fields, draftKey: `note-${id}` });
  return draft === "deleted" ? createDraft(services, owner, fields) : draft;
}
