import * as v from "valibot";
import { leadTo } from "#app/notice.ts";
import { type Press, press } from "#app/press.server.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { letterInput, testInput } from "#domain/letter/letter-input.ts";
import { sendTest } from "#domain/newsletter/test-letter.server.ts";
import { testWelcome } from "#domain/newsletter/welcome/test-welcome.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { asked } from "#domain/text/asked.ts";
import { saves, text, written } from "../drafts/editor-presses.server.ts";
import { tellTested } from "./tested.server.ts";

type Kind = "letter" | "welcome";

export const gone = refuse(
  "missing",
  "not_found",
  "This letter no longer exists: it was sent or deleted in another window. Your text is still in the form.",
);

/** Saves a letter’s text, and leads on. */
export const savesLetter = (kind: Kind, goTo: (id: string) => string): Press =>
  press(text, saves(kind, gone), ({ id }) => ({ goTo: goTo(id) }), written);

export const previewOf = (id: string) => `/admin/email/preview?letter=${id}`;

const tests = { letter: sendTest, welcome: testWelcome };

/** The address that gets a test; the sender’s own, where none is given. */
export const testForm = v.object({
  to: v.pipe(testInput.entries.to, v.title("Send a test to"), asked({ as: "email" })),
});

/** Sends the text of the page’s letter as a test, and remembers in this browser which it was. */
export const testsText = (kind: Kind): Press =>
  press(
    testForm,
    async (services, owner, { to }, { url }) => {
      const draft = await findDraft(services, owner, url.searchParams.get("letter") ?? "");
      if (draft?.kind !== kind) return null;
      const { title: subject, content, language } = draft;
      const input = parse(letterInput, { subject, content, language });
      const sent = isRefused(input) ? input : await tests[kind](services, owner, { ...input, to });
      if (isRefused(sent)) return sent;
      const tested = await tellTested(services.settings, { subject, content, language });
      return { to: sent.to, tested, here: url.pathname + url.search };
    },
    ({ to, tested, here }, _input, services) => {
      const answer = leadTo(services, here, { words: `A test letter is on its way to ${to}.` });
      answer.headers.append("Set-Cookie", tested);
      return answer;
    },
  );
