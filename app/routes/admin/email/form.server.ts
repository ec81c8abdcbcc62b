import { refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { checkSendingDomain } from "#domain/sending-domain/sending-domain.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { answerWelcomeForm } from "./welcome-form.server.ts";
import { answerLetterForm } from "../letters/form.server.ts";

/** What each button of /admin/email does. */
export async function answerEmailForm(services: Services, owner: Owner, form: FormData) {
  const ofLetters = await answerLetterForm(services, owner, form);
  if (ofLetters) return ofLetters;
  const ofWelcome = await answerWelcomeForm(services, owner, form);
  if (ofWelcome) return ofWelcome;
  const typed = typedIn(form);
  if (typed.intent === "check-dns") {
    const outcome = await checkSendingDomain(services, owner);
    return isRefused(outcome) ? refused(outcome, typed) : { typed, ...outcome };
  }
  return refused(unknownIntent, typed);
}
