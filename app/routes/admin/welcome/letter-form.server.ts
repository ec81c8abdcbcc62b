import { parseForm, refused, typedIn } from "#app/respond.ts";
import { deletedNotice } from "#app/ui/notice/notices.ts";
import { baseInput, draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, deleteDraft, findDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { testInput } from "#domain/letter/letter-input.ts";
import { addWelcomeLetter, updateWelcomeText } from "#domain/newsletter/welcome/publish-welcome.server.ts";
import { testWelcome } from "#domain/newsletter/welcome/test-welcome.server.ts";
import { turnInput } from "#domain/newsletter/welcome/welcome-letter.ts";
import { changeTurn } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { answerForm, type FormHandler } from "../answer-form.server.ts";
import { home } from "./home.ts";

const opened = (id: string) => draftAddress({ kind: "welcome", id });

/** What the buttons around a welcome letter do. */
const intents: Record<string, FormHandler> = {
  "save-letter": async (services, owner, form, id) => then(opened, await save(services, owner, form, id)),
  "close-letter": async (services, owner, form, id) =>
    then(() => home, await save(services, owner, form, id)),
  "preview-letter": async (services, owner, form, id) =>
    then(previewOf, await save(services, owner, form, id)),
  "update-letter": async (services, owner, form, id) => {
    const letter = await save(services, owner, form, id);
    return isRefused(letter) ? letter : update(services, owner, letter.id, letter.version);
  },
  // The editor has saved the text, and knows its version.
  "update-saved-letter": async (services, owner, form, id) => {
    const base = parseForm(baseInput, form);
    return isRefused(base) ? base : update(services, owner, id, base.version);
  },
  "add-letter": async (services, owner, form, id) => {
    const turn = parseForm(turnInput, form);
    if (isRefused(turn)) return turn;
    const added = await addWelcomeLetter(services, owner, id, turn);
    return isRefused(added) ? added : added ? home : gone;
  },
  "save-turn": async (services, owner, form, id) => {
    const turn = parseForm(turnInput, form);
    const saved = isRefused(turn) ? turn : await changeTurn(services, owner, id, turn);
    return isRefused(saved) ? saved : saved ? home : gone;
  },
  "delete-letter": async (services, owner, _form, id) =>
    (await deleteDraft(services, owner, id))
      ? { goTo: home, notice: deletedNotice("letter", id, "/admin/email") }
      : gone,
};

export async function answerLetterForm(services: Services, owner: Owner, form: FormData) {
  if (form.get("intent") === "test-letter") return sendTest(services, owner, form);
  return answerForm(services, owner, form, intents);
}

async function sendTest(services: Services, owner: Owner, form: FormData) {
  const typed = typedIn(form);
  const letter = await findDraft(services, owner, typed.id ?? "");
  if (letter?.kind !== "welcome") return refused(gone, typed);
  const { title: subject, content, language } = letter;
  const input = parse(testInput, { subject, content, language, to: typed.to ?? "" });
  const sent = isRefused(input) ? input : await testWelcome(services, owner, input);
  if (isRefused(sent)) return refused(sent, typed);
  return { typed, refusal: null, testedTo: sent.to };
}

const previewOf = (id: string) => `/admin/email/preview?letter=${id}`;

function then(whereTo: (id: string) => string, saved: { id: string } | Refused): string | Refused {
  return isRefused(saved) ? saved : whereTo(saved.id);
}

async function update(services: Services, owner: Owner, id: string, version: number | undefined) {
  const updated = await updateWelcomeText(services, owner, id, version);
  const notice = { words: "Readers whose turn comes now get this text." };
  return isRefused(updated) ? updated : updated ? { goTo: opened(id), notice } : gone;
}

async function save(services: Services, owner: Owner, form: FormData, id: string) {
  if (id) {
    const change = parseForm(draftChangeInput, form);
    return isRefused(change) ? change : ((await saveDraft(services, owner, id, change)) ?? gone);
  }
  const input = parseForm(draftInput, form);
  return isRefused(input) ? input : createDraftOnce(services, owner, { ...input, kind: "welcome" });
}

const gone = refuse(
  "missing",
  "not_found",
  "This letter no longer exists: it was deleted in another window. Your text is still in the form.",
);
