import { refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { checkSendingDomain } from "#domain/sending-domain/sending-domain.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { answerForm } from "../answer-form.server.ts";
import { letterIntents } from "../letters/letter-intents.server.ts";

/** What each button of /admin/email does. */
export async function answerEmailForm(services: Services, owner: Owner, form: FormData) {
  const typed = typedIn(form);
  if (typed.intent !== "check-dns") return answerForm(services, owner, form, letterIntents);
  const outcome = await checkSendingDomain(services, owner);
  return isRefused(outcome) ? refused(outcome, typed) : { typed, ...outcome };
}
