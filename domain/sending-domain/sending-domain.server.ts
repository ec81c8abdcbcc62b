import type { Owner } from "../identity/owner.ts";
import type { Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { checkAlignment } from "./alignment.ts";
import { checkDkim } from "./dkim.ts";
import { checkDmarc } from "./dmarc.ts";
import { refuseWithoutSender } from "../letter/mail-settings.ts";
import { checkMx } from "./mx.ts";
import { nameServer } from "./name-server.server.ts";
import { checkOneClick, type DomainCheck, type DomainSummary, summariseChecks } from "./sending-domain.ts";
import { checkSpf } from "./spf.ts";

export interface SendingDomain {
  domain: string;
  summary: DomainSummary;
  checks: DomainCheck[];
}

/** Asks the public name servers whether letters from the site's address will be trusted, everything side by side. */
export async function checkSendingDomain(
  services: Pick<Services, "settings" | "fetch">,
  _owner: Owner,
  patience?: { each: number; all: number },
): Promise<SendingDomain | Refused> {
  const refusal = refuseWithoutSender(services);
  if (refusal) return refusal;
  const { mail, site, dns } = services.settings;
  const domain = (mail.from.address.split("@").pop() ?? "").toLowerCase();
  const { returnPath, provider } = wayOf(mail.transport, domain);
  const ask = nameServer(services, patience);
  const [spf, dkim, dmarc, mx] = await Promise.all([
    checkSpf(ask, { returnPath, provider }),
    checkDkim(ask, domain, dns.dkimSelectors),
    checkDmarc(ask, domain, mail.from.address),
    ask(domain, "MX"),
  ]);
  const proofs = { domain, returnPath, spf: spf.state, dkim: dkim.state, dmarc: dmarc.read };
  const checks = [
    spf,
    dkim,
    dmarc.check,
    checkAlignment(proofs),
    checkMx(domain, mx),
    checkOneClick(site.origin),
  ];
  return { domain, summary: summariseChecks(domain, checks), checks };
}

/** Where each transport has bounces come back to, and whom SPF has to name for it. */
function wayOf(transport: string, domain: string): { returnPath: string; provider: string | null } {
  if (transport === "resend") return { returnPath: `send.${domain}`, provider: "amazonses.com" };
  if (transport === "cloudflare")
    return { returnPath: `cf-bounce.${domain}`, provider: "_spf.mx.cloudflare.net" };
  return { returnPath: domain, provider: null };
}
