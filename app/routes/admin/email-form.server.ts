import { redirect } from "react-router";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { letterInput, sendInput, testInput } from "#domain/newsletter/issue.ts";
import { sendIssue } from "#domain/newsletter/issues.server.ts";
import { refuseUnconfigured } from "#domain/newsletter/mail-settings.ts";
import { checkSendingDomain } from "#domain/newsletter/sending-domain.server.ts";
import { countSubscribers } from "#domain/newsletter/subscribers.server.ts";
import { sendTest } from "#domain/newsletter/test-letter.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

/** What each button of /admin/email does. */
export async function answerEmailForm(services: Services, owner: Owner, form: FormData) {
  const typed = typedIn(form);
  switch (typed.intent) {
    case "test":
      return test();
    case "review":
      return review();
    case "send":
      return send();
    case "check-dns":
      return check();
    default:
      return refused(refuse("invalid", "unknown_intent", "That button is unknown here."), typed);
  }

  async function test() {
    const input = parseForm(testInput, form);
    const outcome = isRefused(input) ? input : await sendTest(services, owner, input);
    return isRefused(outcome) ? refused(outcome, typed) : { typed, tested: outcome.to };
  }

  /** The step before sending: nothing goes out yet. The key it makes belongs to this one send. */
  async function review() {
    const input = parseForm(letterInput, form);
    if (isRefused(input)) return refused(input, typed);
    const unconfigured = refuseUnconfigured(services);
    if (unconfigured) return refused(unconfigured, typed);
    const { confirmed } = await countSubscribers(services, owner);
    return { typed, review: { ...input, audience: confirmed, sendKey: crypto.randomUUID() } };
  }

  async function send() {
    const input = parseForm(sendInput, form);
    const issue = isRefused(input) ? input : await sendIssue(services, owner, input);
    return isRefused(issue) ? refused(issue, typed) : redirect(`/admin/email?sent=${issue.id}#letters`);
  }

  async function check() {
    const outcome = await checkSendingDomain(services, owner);
    return isRefused(outcome) ? refused(outcome, typed) : { typed, ...outcome };
  }
}
