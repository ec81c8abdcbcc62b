import { data } from "react-router";
import { passkeyOffered } from "#app/passkey-cookie.ts";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { passkeyInput } from "#domain/identity/passkeys/passkey.ts";
import { addPasskey, removePasskey } from "#domain/identity/passkeys/passkeys.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import type { SeenFrom } from "#domain/identity/seen-from.ts";

/** For the page’s action: answers `{ passkeyDone }` or `{ refusal, typed }`; null where the intent is none of its own. */
export async function passkeysAction(
  services: Services,
  owner: Owner,
  intent: string,
  form: FormData,
  from: SeenFrom,
) {
  if (intent === "remove-passkey") {
    const removed = await removePasskey(services, owner, String(form.get("id")), from);
    return { passkeyDone: removed ? `“${removed.name}” is removed.` : "That passkey was removed already." };
  }
  if (intent !== "add-passkey") return null;
  const { answer: _answer, ...typed } = typedIn(form);
  const input = parseForm(passkeyInput, form);
  const added = isRefused(input) ? input : await addPasskey(services, owner, input, from);
  if (isRefused(added)) return refused(added, typed);
  const headers = { "Set-Cookie": passkeyOffered(services.settings.site, true) };
  return data(
    { passkeyDone: `“${added.name}” is added. The next login offers it.` },
    { status: 201, headers },
  );
}
