import { parseForm } from "#app/respond.ts";
import { type Draft, draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, saveDraft } from "#domain/drafts/drafts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { draftLetterFrom } from "#domain/newsletter/letter-drafts.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import type { FormHandler } from "../answer-form.server.ts";
import { type LetterStep, whereTo } from "./steps.ts";

const saveAnd =
  (step: LetterStep): FormHandler =>
  async (services, owner, form, id) => {
    const letter = await save(services, owner, form, id);
    return isRefused(letter) ? letter : whereTo(step, letter.id);
  };

/** What the buttons around the writing of letters do. */
export const letterIntents: Record<string, FormHandler> = {
  "save-letter": saveAnd("save-letter"),
  "close-letter": saveAnd("close-letter"),
  "preview-letter": saveAnd("preview-letter"),
  "review-letter": saveAnd("review-letter"),
  "letter-from-post": async (services, owner, _form, id) => {
    const letter = await draftLetterFrom(services, owner, id);
    return letter ? whereTo("save-letter", letter.id) : noPost();
  },
};

async function save(services: Services, owner: Owner, form: FormData, id: string): Promise<Draft | Refused> {
  if (id) {
    const change = parseForm(draftChangeInput, form);
    return isRefused(change) ? change : ((await saveDraft(services, owner, id, change)) ?? gone());
  }
  const input = parseForm(draftInput, form);
  return isRefused(input) ? input : createDraftOnce(services, owner, { ...input, kind: "letter" });
}

function gone(): Refused {
  const message =
    "This letter no longer exists: it was sent or deleted in another window. Your text is still in the form.";
  return refuse("missing", "not_found", message);
}

function noPost(): Refused {
  return refuse(
    "missing",
    "not_found",
    "That post no longer exists, so no letter was created from it. Check the trash at /admin/blog/trash.",
  );
}
