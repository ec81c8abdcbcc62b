import * as v from "valibot";
import { type Press, press } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import { readForm } from "#app/ui/form/read-form.ts";
import { baseInput } from "#domain/drafts/draft.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { addWelcomeLetter, updateWelcomeText } from "#domain/newsletter/welcome/publish-welcome.server.ts";
import { turnInput } from "#domain/newsletter/welcome/welcome-letter.ts";
import { changeTurn } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { gone, previewOf, saves, saveText, testsText } from "../letters/text-presses.server.ts";
import { home } from "./home.ts";

const opened = (id: string) => draftAddress({ kind: "welcome", id });
const ofLetter = { id: v.string() };

const update = async (services: Services, owner: Owner, id: string, version?: number) =>
  (await updateWelcomeText(services, owner, id, version)) ?? gone;

const updated = (id: string) => ({ goTo: opened(id), words: "Readers whose turn comes now get this text." });

/** A press about when a letter goes. */
const turns = (rule: typeof changeTurn | typeof addWelcomeLetter) =>
  press(
    v.object({ ...turnInput.entries, ...ofLetter }),
    async (services, owner, { id, ...turn }) => (await rule(services, owner, id, turn)) ?? gone,
    () => ({ goTo: home }),
    (form) => ({ ...readForm(turnInput, typedIn(form)), version: form.get("version"), id: form.get("id") }),
  );

/** What the buttons around a welcome letter do. */
export const letterPresses: Record<string, Press> = {
  ...draftPresses("letter", home),
  "save-letter": saves("welcome", opened),
  "close-letter": saves("welcome", () => home),
  "preview-letter": saves("welcome", previewOf),
  "update-letter": async (services, owner, form) => {
    const letter = await saveText(services, owner, form, "welcome");
    if (isRefused(letter)) return letter;
    const outcome = await update(services, owner, letter.id, letter.version);
    return isRefused(outcome) ? outcome : updated(letter.id);
  },
  // The editor has saved the text, and knows its version.
  "update-saved-letter": press(
    v.object({ ...baseInput.entries, ...ofLetter }),
    (services, owner, { id, version }) => update(services, owner, id, version),
    (_made, { id }) => updated(id),
  ),
  "add-letter": turns(addWelcomeLetter),
  "save-turn": turns(changeTurn),
  "test-letter": testsText("welcome"),
};
