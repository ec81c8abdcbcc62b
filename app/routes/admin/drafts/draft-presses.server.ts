import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { inTrash, opening } from "#app/ui/notice/notices.ts";
import { deleteDraft, findDraft, restoreDraft } from "#domain/drafts/drafts.server.ts";
import { draftAddress } from "#domain/text/draft-address.ts";

/** A text. A press in a list stays there, or closes the editor that has it open; elsewhere each leads to a place of its own. */
export const ofText = v.object({ id: v.string(), list: v.optional(v.picklist(["here", "home"])) });

/** How drafts of a kind are deleted and restored; `home` is where they are written. A post’s stays closed, others open again. */
export const draftPresses = (kind: "draft" | "letter" | "page", home: string): Record<string, Press> => ({
  [`delete-${kind}`]: press(
    ofText,
    (services, owner, { id }) => deleteDraft(services, owner, id),
    ({ isInTrash }, { id, list }) => ({
      goTo: list === "here" ? undefined : home,
      ...(isInTrash && inTrash(kind, id)),
    }),
  ),
  [`restore-${kind}`]: press(
    ofText,
    async (services, owner, { id }) =>
      (await restoreDraft(services, owner, id)) && findDraft(services, owner, id),
    (draft) =>
      kind === "draft"
        ? { words: "The draft is restored.", ...opening("draft", draft.id) }
        : { goTo: draftAddress(draft) },
  ),
});
