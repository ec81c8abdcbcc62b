import { checkSendingDomain } from "#domain/sending-domain/sending-domain.server.ts";
import { sendingDomain } from "./answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Email");

export const domainChecks = [domainCheckAt("/email/dns"), domainCheckAt("/email/dns/")];

function domainCheckAt<Path extends `/${string}`>(path: Path) {
  return call({
    method: "post",
    path,
    scope: "email",
    isUnseen: true,
    summary: "Check the sending domain: SPF, DKIM, DMARC, alignment, MX, one-click unsubscribe",
    answers:
      "The `domain`, a `summary` and the `checks`: `state`, what was `found`, what is `wanted`, how to `mend` it and the `record` to add.",
    data: sendingDomain,
    errors: { 409: "MAIL_FROM is not set." },
  }).handledBy(async (c) => checkSendingDomain(c.var.services, c.var.owner));
}
