import { checkAlignment } from "./alignment.ts";
import { checkDkim } from "./dkim.ts";
import { checkDmarc } from "./dmarc.ts";
import { checkOneClick, type DomainCheck, type DomainSummary, summariseChecks } from "./domain-check.ts";
import { checkMx } from "./mx.ts";
import type { Ask } from "./name-answer.ts";
import { checkSpf } from "./spf.ts";

export interface DomainQuestion {
  /** The address that letters come from. */
  from: string;
  /** The name of the transport: `smtp`, `resend` or `cloudflare`. */
  transport: string;
  /** Where the site is served: letters link there to unsubscribe. */
  origin: string;
  /** The names of the domain’s DKIM keys; the usual ones are tried where none is given. */
  dkimSelectors: string[];
  /** What the settings for both are called, for advice to mention. */
  settings: { origin: string; dkimSelectors: string };
}

export interface SendingDomain {
  domain: string;
  summary: DomainSummary;
  checks: DomainCheck[];
}

/** Checks whether mail providers will trust letters from a domain. All name servers are asked at once. */
export async function checkDomain(
  ask: Ask,
  { from, transport, origin, dkimSelectors, settings }: DomainQuestion,
): Promise<SendingDomain> {
  const domain = (from.split("@").pop() ?? "").toLowerCase();
  const { returnPath, provider } = routeOf(transport, domain);
  const [spf, dkim, dmarc, mx] = await Promise.all([
    checkSpf(ask, { returnPath, provider }),
    checkDkim(ask, domain, { selectors: dkimSelectors, setting: settings.dkimSelectors }),
    checkDmarc(ask, domain, from),
    ask(domain, "MX"),
  ]);
  const proofs = { domain, returnPath, spf: spf.state, dkim: dkim.state, dmarc: dmarc.read };
  const checks = [
    spf,
    dkim,
    dmarc.check,
    checkAlignment(proofs),
    checkMx(domain, mx),
    checkOneClick(origin, settings.origin),
  ];
  return { domain, summary: summariseChecks(domain, checks), checks };
}

/** Where bounces of each transport return to, and the name that SPF has to include for it. */
function routeOf(transport: string, domain: string): { returnPath: string; provider: string | null } {
  if (transport === "resend") return { returnPath: `send.${domain}`, provider: "amazonses.com" };
  if (transport === "cloudflare")
    return { returnPath: `cf-bounce.${domain}`, provider: "_spf.mx.cloudflare.net" };
  return { returnPath: domain, provider: null };
}
