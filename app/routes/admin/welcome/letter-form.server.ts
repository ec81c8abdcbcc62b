import { redirect } from "react-router";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { testInput } from "#domain/letter/letter-input.ts";
import { testWelcome } from "#domain/newsletter/welcome/test-welcome.server.ts";
import { isWelcomeId, welcomeLetterInput } from "#domain/newsletter/welcome/welcome-letter.ts";
import { saveWelcomeLetter } from "#domain/newsletter/welcome/welcome-letters.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { home } from "./home.ts";

const gone = refuse(
  "missing",
  "not_found",
  "This letter no longer exists: it was deleted in another window. Your text is still in the form.",
);

/** What the buttons below a welcome letter do: save it, or send a test of what is typed. */
export async function answerLetterForm(services: Services, owner: Owner, form: FormData) {
  const typed = typedIn(form);
  if (typed.intent === "test-welcome") {
    const input = parseForm(testInput, form);
    const sent = isRefused(input) ? input : await testWelcome(services, owner, input);
    if (isRefused(sent)) return refused(sent, typed);
    return {
      typed,
      refusal: null,
      told: `A test is on its way to ${sent.to}. The letter itself is not saved yet.`,
    };
  }
  const outcome = await save(services, owner, form, typed.id ?? "");
  return isRefused(outcome) ? refused(outcome, typed) : outcome;
}

async function save(
  services: Services,
  owner: Owner,
  form: FormData,
  id: string,
): Promise<Response | Refused> {
  const input = parseForm(welcomeLetterInput, form);
  if (isRefused(input)) return input;
  const saved = isWelcomeId(id) ? await saveWelcomeLetter(services, owner, id, input) : null;
  if (isRefused(saved)) return saved;
  return saved ? redirect(home, 303) : gone;
}
