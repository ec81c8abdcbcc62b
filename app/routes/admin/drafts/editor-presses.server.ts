import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import type { FormLink } from "#app/ui/post-editor/side/draft-panels.tsx";
import {
  baseInput,
  draftChangeInput,
  draftInput,
  type DraftKind,
  scheduleInput,
} from "#domain/drafts/draft.ts";
import { createDraftOnce, saveDraft } from "#domain/drafts/drafts.server.ts";
import { previewInput } from "#domain/drafts/preview-link.ts";
import { makePreviewLink, revokePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { scheduleDraft, unscheduleDraft } from "#domain/drafts/scheduling.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { type Refused, refuse } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

/** The id of the text that an editor’s form is about; "" for a new one. */
export const id = v.optional(v.string(), "");

/** What an editor’s form holds. Hidden fields that scripts fill in, and that stay empty without them, are not there. */
export function written(form: FormData): Record<string, string> {
  const filledByScripts = ["timeZone", "datetime", "version", "publishKey", "draftKey"];
  const fields = Object.entries(typedIn(form));
  return Object.fromEntries(fields.filter(([name, text]) => text !== "" || !filledByScripts.includes(name)));
}

/** The text of an editor, which may be new. */
export const text = v.object({ ...draftInput.entries, ...baseInput.entries, id });

/** Saves such a text as a draft: a new one, or a change of one. */
export const saves =
  (kind: DraftKind, gone: Refused) =>
  async (services: Services, owner: Owner, input: v.InferOutput<typeof text>) => {
    const { id, version, draftKey, ...fields } = input;
    return id
      ? ((await saveDraft(services, owner, id, { ...fields, version })) ?? gone)
      : createDraftOnce(services, owner, { ...fields, draftKey, kind });
  };

/** A text that was deleted while it was written. */
export const goneText = (what: "post" | "draft" | "page", trash: string) =>
  refuse(
    "missing",
    "not_found",
    `This ${what} no longer exists; it may have been deleted in another window. Check the trash ${trash}. Your text is still in the form.`,
  );

/** When a draft is published by itself, and who may read it before. `opened` is the page that it is open on. */
export function planPresses(
  opened: (id: string, isScheduled?: boolean) => string,
  gone: ReturnType<typeof goneText>,
): Record<string, Press<{ made: FormLink }>> {
  return {
    "schedule-draft": press(
      v.object({ ...draftChangeInput.entries, ...scheduleInput.entries, id }),
      async (services, owner, { id, publishAt, timeZone, ...change }) =>
        (await scheduleDraft(services, owner, id, { publishAt, timeZone }, change)) ?? gone,
      ({ id }) => ({ goTo: opened(id, true) }),
      written,
    ),
    "unschedule-draft": press(
      v.object({ id }),
      async (services, owner, { id }) => (await unscheduleDraft(services, owner, id)) ?? gone,
      ({ id }) => ({ goTo: opened(id) }),
    ),
    // Answered at once and without a redirect: the address is shown this one time, and is in no history.
    "make-preview": press(
      v.object({ ...previewInput.entries, id }),
      async (services, owner, { id, days }) => (await makePreviewLink(services, owner, id, { days })) ?? gone,
      ({ path, expiresAt }, { id }) => ({ shown: { made: { path, expiresAt, draftId: id } } }),
    ),
    "revoke-preview": press(
      v.object({ id, draft: id }),
      async (services, owner, { id }) => (await revokePreviewLink(services, owner, id)) ?? { id },
      (_, { draft }) => ({ goTo: opened(encodeURIComponent(draft)) }),
    ),
  };
}
