import { redirect } from "react-router";
import { doneHeaders } from "#app/just-done.ts";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { type Draft, draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, deleteDraft, restoreDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { draftLetterFrom } from "#domain/newsletter/letter-drafts.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { isLetterStep, whereTo } from "./steps.ts";

/** What the buttons around the writing of letters do; null where the form has another intent. */
export async function answerLetterForm(services: Services, owner: Owner, form: FormData) {
  const intent = String(form.get("intent") ?? "");
  const id = String(form.get("id") ?? "");
  const outcome = await letterAfter(services, owner, form, { intent, id });
  if (outcome === null) return null;
  if (isRefused(outcome)) return refused(outcome, typedIn(form));
  return redirect(outcome, { status: 303, headers: doneAfter(services.settings, intent, id) });
}

/** What the next page reports; a restored letter is no longer shown as deleted. */
function doneAfter(
  settings: Services["settings"],
  intent: string,
  id: string,
): Record<string, string> | undefined {
  if (intent === "restore-letter") return doneHeaders(settings, null);
  if (intent !== "delete-letter") return undefined;
  return doneHeaders(settings, { act: "deleted", kind: "letter", id, isInList: false });
}

/** Where the form leads; null where it is none of these. */
async function letterAfter(
  services: Services,
  owner: Owner,
  form: FormData,
  { intent, id }: { intent: string; id: string },
): Promise<string | Refused | null> {
  if (isLetterStep(intent)) {
    const letter = await save(services, owner, form, id);
    return isRefused(letter) ? letter : whereTo(intent, letter.id);
  }
  if (intent === "delete-letter") {
    return (await deleteDraft(services, owner, id)) ? "/admin/email" : gone();
  }
  if (intent === "restore-letter") {
    return (await restoreDraft(services, owner, id)) ? whereTo("save-letter", id) : gone();
  }
  if (intent === "letter-from-post") {
    const letter = await draftLetterFrom(services, owner, id);
    if (isRefused(letter)) return letter;
    return letter ? whereTo("save-letter", letter.id) : noPost();
  }
  return null;
}

async function save(services: Services, owner: Owner, form: FormData, id: string): Promise<Draft | Refused> {
  if (form.get("version") === "") form.delete("version");
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
    "That post no longer exists, so no letter was created from it. Check the trash at /admin/blog.",
  );
}
