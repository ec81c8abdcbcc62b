import { redirect } from "react-router";
import { leadTo, type Notice } from "#app/notice.ts";
import { refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

/** Where a form leads, and what the next page reports. */
interface Led {
  goTo: string;
  notice: Notice;
}

/** Does what one button asks; returns the address to go to, or why that is not possible. */
export type FormHandler = (
  services: Services,
  owner: Owner,
  form: FormData,
  id: string,
) => Promise<string | Led | Refused>;

/** Does what the form's `intent` names, then redirects; a refusal gives back everything that was typed. */
export async function answerForm(
  services: Services,
  owner: Owner,
  form: FormData,
  intents: Record<string, FormHandler>,
  id = String(form.get("id") ?? ""),
) {
  const intent = String(form.get("intent") ?? "");
  const handler = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  for (const name of filledByScripts) if (form.get(name) === "") form.delete(name);
  const outcome = handler ? await handler(services, owner, form, id) : unknownIntent;
  if (isRefused(outcome)) return refused(outcome, typedIn(form));
  if (typeof outcome === "string") return redirect(outcome, 303);
  return leadTo(services, outcome.goTo, outcome.notice);
}

/** Hidden fields that stay empty without scripts: then they are not there. */
const filledByScripts = ["timeZone", "datetime", "version", "publishKey", "draftKey"];
