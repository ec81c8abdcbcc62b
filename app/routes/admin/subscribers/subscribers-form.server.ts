import * as v from "valibot";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { emailAddress } from "#domain/text/email-address.ts";
import { addSubscriber } from "#domain/subscribers/subscribers.server.ts";
import { consentInput } from "#domain/subscribers/importing/import.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

const addInput = v.object({ email: emailAddress, ...consentInput.entries });

/** Adds a person for whom the owner vouches. */
export async function answerSubscribersForm(services: Services, owner: Owner, form: FormData) {
  const typed = typedIn(form);
  const input = parseForm(addInput, form);
  if (isRefused(input)) return refused(input, typed);
  const added = await addSubscriber(services, owner, input.email, input.consent);
  return isRefused(added) ? refused(added, typed) : { added };
}
