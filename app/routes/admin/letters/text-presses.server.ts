import * as v from "valibot";
import { leadTo } from "#app/notice.ts";
import { type Press, press } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import { draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, findDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { letterInput, testInput } from "#domain/letter/letter-input.ts";
import { sendTest } from "#domain/newsletter/test-letter.server.ts";
import { testWelcome } from "#domain/newsletter/welcome/test-welcome.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { asked } from "#domain/text/asked.ts";
import { tellTested } from "./tested.server.ts";

type Kind = "letter" | "welcome";

/** Saves the text of an editor’s form, which came without scripts: a new one, or a change of one. */
export async function saveText(services: Services, owner: Owner, form: FormData, kind: Kind) {
  const { id, ...typed } = typedIn(form);
  // Hidden fields that scripts would fill are not there without them.
  const given = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== "" || !["version", "draftKey"].includes(name)),
  );
  if (id) {
    const change = parse(draftChangeInput, given);
    return isRefused(change) ? change : ((await saveDraft(services, owner, id, change)) ?? gone);
  }
  const input = parse(draftInput, given);
  return isRefused(input) ? input : createDraftOnce(services, owner, { ...input, kind });
}

export const gone = refuse(
  "missing",
  "not_found",
  "This letter no longer exists: it was sent or deleted in another window. Your text is still in the form.",
);

/** Saves the text, and leads on. */
export const saves =
  (kind: Kind, goTo: (id: string) => string): Press =>
  async (services, owner, form) => {
    const saved = await saveText(services, owner, form, kind);
    return isRefused(saved) ? saved : { goTo: goTo(saved.id) };
  };

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
