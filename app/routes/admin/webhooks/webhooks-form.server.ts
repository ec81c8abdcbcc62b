import { data } from "react-router";
import { leadTo } from "#app/notice.ts";
import { notKept, refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { webhookInput } from "#domain/webhooks/webhook.ts";
import { addWebhook, removeWebhook, replayMessage } from "#domain/webhooks/webhooks.server.ts";

const page = "/admin/webhooks";

/** Does what one button of the page asks; a refusal gives back what was typed. */
export async function answerWebhooksForm(services: Services, owner: Owner, form: FormData) {
  const id = String(form.get("id") ?? "");
  switch (form.get("intent")) {
    case "add": {
      const typed = { ...typedIn(form), events: form.getAll("events").join(" ") };
      const input = parse(webhookInput, { url: form.get("url"), events: form.getAll("events") });
      const made = isRefused(input) ? input : await addWebhook(services, owner, input);
      return isRefused(made) ? refused(made, typed) : data({ made }, { status: 201, headers: notKept });
    }
    case "remove": {
      const url = await removeWebhook(services, owner, id);
      const words = url ? `${url} is notified no more.` : "That webhook was removed already.";
      return leadTo(services, page, { words });
    }
    case "replay": {
      if (await replayMessage(services, owner, id))
        return leadTo(services, page, { words: "The message is on its way again." });
      return refused(refuse("missing", "no_such_message", "That message is gone, or on its way already."));
    }
    default:
      return refused(unknownIntent);
  }
}
