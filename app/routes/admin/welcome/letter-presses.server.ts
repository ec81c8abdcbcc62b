import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { baseInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, findDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { testInput } from "#domain/letter/letter-input.ts";
import { addWelcomeLetter, updateWelcomeText } from "#domain/newsletter/welcome/publish-welcome.server.ts";
import { testWelcome } from "#domain/newsletter/welcome/test-welcome.server.ts";
import { turnInput } from "#domain/newsletter/welcome/welcome-letter.ts";
import { changeTurn } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { goneText, id, written } from "../drafts/editor-presses.server.ts";
import { home } from "./home.ts";

const opened = (id: string) => draftAddress({ kind: "welcome", id });
const gone = goneText("letter", "below the welcome letters");
const text = v.object({ ...draftInput.entries, ...baseInput.entries, id });
const turn = v.object({ ...turnInput.entries, id });

/** What the buttons around a welcome letter do. */
export const letterPresses: Record<string, Press<{ testedTo: string }>> = {
  ...draftPresses("letter", home),
  "save-letter": press(text, save, ({ id }) => ({ goTo: opened(id) }), written),
  "close-letter": press(text, save, () => ({ goTo: home }), written),
  "preview-letter": press(text, save, ({ id }) => ({ goTo: `/admin/email/preview?letter=${id}` }), written),
  "update-letter": press(
    text,
    async (services, owner, input) => {
      const letter = await save(services, owner, input);
      return isRefused(letter) ? letter : update(services, owner, letter);
    },
    updated,
    written,
  ),
  // The editor has saved the text, and knows its version.
  "update-saved-letter": press(v.object({ ...baseInput.entries, id }), update, updated, written),
  "add-letter": press(
    turn,
    async (services, owner, { id, ...place }) => (await addWelcomeLetter(services, owner, id, place)) ?? gone,
    () => ({ goTo: home }),
    written,
  ),
  "save-turn": press(
    turn,
    async (services, owner, { id, ...place }) => (await changeTurn(services, owner, id, place)) ?? gone,
    () => ({ goTo: home }),
    written,
  ),
  "test-letter": press(
    v.object({ id, to: v.optional(v.string(), "") }),
    async (services, owner, { id, to }) => {
      const letter = await findDraft(services, owner, id);
      if (letter?.kind !== "welcome") return gone;
      const { title: subject, content, language } = letter;
      const input = parse(testInput, { subject, content, language, to });
      return isRefused(input) ? input : testWelcome(services, owner, input);
    },
    ({ to }) => ({ shown: { testedTo: to } }),
  ),
};

function updated({ id }: { id: string }) {
  return { goTo: opened(id), words: "Readers whose turn comes now get this text." };
}

async function update(services: Services, owner: Owner, letter: { id: string; version?: number }) {
  const { id, version } = letter;
  const made = await updateWelcomeText(services, owner, id, version);
  return isRefused(made) ? made : made ? { id } : gone;
}

async function save(services: Services, owner: Owner, input: v.InferOutput<typeof text>) {
  const { id, version, draftKey, ...fields } = input;
  return id
    ? ((await saveDraft(services, owner, id, { ...fields, version })) ?? gone)
    : createDraftOnce(services, owner, { ...fields, draftKey, kind: "welcome" });
}
