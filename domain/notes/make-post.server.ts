import type { Draft } from "../drafts/draft.ts";
import { createDraftOnce, findDraftOfKey } from "../drafts/drafts.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findNote } from "./notes.server.ts";
import { noteMarkdown } from "./write-note.server.ts";

/**
 * A draft of a post with the note’s text, pictures and link; the note stays. Asked twice, it is the same draft. Null where
 * there is no such note.
 */
export async function makePostOf(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  id: string,
): Promise<Draft | Refused | null> {
  const note = await findNote(services, id);
  if (!note) return null;
  const draftKey = `note-${id}`;
  const before = await findDraftOfKey(services, owner, draftKey);
  if (before) return before;
  const empty = { title: "", summary: "", slug: "", imageUrl: "", dateString: "" };
  return createDraftOnce(services, owner, { ...empty, content: noteMarkdown(note), draftKey });
}
