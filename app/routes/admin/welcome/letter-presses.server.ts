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
import { saves, text, written } from "../drafts/editor-presses.server.ts";
import { gone, previewOf, savesLetter, testsText } from "../letters/text-presses.server.ts";
import { home } from "./home.ts";

const opened = (id: string) => draftAddress({ kind: "welcome", id });
const ofLetter = { id: v.string() };

const update = async (services: Services, owner: Owner, { id, version }: { id: string; version?: number }) =>
  (await updateWelcomeText(services, owner, id, version)) ?? gone;

const updated = ({ id }: { id: string }) => ({
  goTo: opened(id),
  words: "Readers whose turn comes now get this text.",
});

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
  "save-letter": savesLetter("welcome", opened),
  "close-letter": savesLetter("welcome", () => home),
  "preview-letter": savesLetter("welcome", previewOf),
  "update-letter": press(
    text,
    async (services, owner, input) => {
      const letter = await saves("welcome", gone)(services, owner, input);
      return isRefused(letter) ? letter : update(services, owner, letter);
    },
    updated,
    written,
  ),
  // The editor has saved the text, and knows its version.
  "update-saved-letter": press(v.object({ ...baseInput.entries, ...ofLetter }), update, updated),
  "add-letter": turns(addWelcomeLetter),
  "save-turn": turns(changeTurn),
  "test-letter": testsText("welcome"),
};
