import { parseForm, refused, typedIn, unknownIntent } from "#app/respond.ts";
import { mendInput } from "#domain/addresses/escaped.ts";
import { mendEscaped, nothingToMend } from "#domain/addresses/escaped.server.ts";
import { redirectInput } from "#domain/addresses/redirect.ts";
import { forgetMissing } from "#domain/addresses/missing.server.ts";
import { addRedirect, removeRedirect } from "#domain/addresses/redirects.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

/** Does what one button of the page asks; a refusal gives back what was typed. */
export async function answerAddressesForm(services: Services, owner: Owner, form: FormData) {
  const path = String(form.get("path") ?? "");
  switch (form.get("intent")) {
    case "add": {
      const input = parseForm(redirectInput, form);
      const added = isRefused(input) ? input : await addRedirect(services, owner, input);
      if (isRefused(added)) return refused(added, typedIn(form));
      return { done: `${added.path} now leads to ${added.target}.` };
    }
    case "remove": {
      const wasThere = await removeRedirect(services, owner, path);
      return { done: wasThere ? `${path} leads nowhere now.` : `${path} led nowhere already.` };
    }
    case "forget":
      await forgetMissing(services, owner, path);
      return { done: `${path} is off the list. It comes back when a reader asks for it again.` };
    case "mend": {
      const wanted = parseForm(mendInput, form);
      const mended = isRefused(wanted) ? wanted : await mendEscaped(services, owner, wanted);
      if (mended === null || isRefused(mended)) return refused(mended ?? nothingToMend, typedIn(form));
      return { mended: `The addresses in “${mended.title || "Untitled"}” are repaired.` };
    }
    default:
      return refused(unknownIntent, typedIn(form));
  }
}
