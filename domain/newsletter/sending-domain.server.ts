import * as v from "valibot";
import type { Owner } from "../identity/owner.ts";
import type { Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { refuseWithoutSender } from "./mail-settings.ts";
import {
  checkDkim,
  checkDmarc,
  checkMx,
  checkOneClick,
  checkSpf,
  type DomainCheck,
  type Records,
  usualSelectors,
} from "./sending-domain.ts";

const resolver = "https://cloudflare-dns.com/dns-query";
/** Milliseconds for one question. */
const patience = 5000;
const types = { TXT: 16, MX: 15 };

const answerShape = v.object({
  Status: v.number(),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});
const noSuchName = 3;

/** Asks the public name servers whether letters from the site's address will be trusted. */
export async function checkSendingDomain(
  services: Pick<Services, "settings" | "fetch">,
  _owner: Owner,
): Promise<{ domain: string; checks: DomainCheck[] } | Refused> {
  const refusal = refuseWithoutSender(services);
  if (refusal) return refusal;
  const { mail, site } = services.settings;
  const domain = mail.from.address.split("@").pop() ?? "";
  const [spf, dmarc, mx, keys] = await Promise.all([
    lookUp(services, domain, "TXT"),
    dmarcOf(services, domain),
    lookUp(services, domain, "MX"),
    Promise.all(
      usualSelectors.map(async (selector) => ({
        selector,
        records: await lookUp(services, `${selector}._domainkey.${domain}`, "TXT"),
      })),
    ),
  ]);
  return {
    domain,
    checks: [
      checkSpf(domain, spf),
      checkDkim(domain, keys),
      checkDmarc(domain, dmarc),
      checkMx(domain, mx),
      checkOneClick(site.origin),
    ],
  };
}

/** The policy of the domain, or of the nearest one above that has one. */
async function dmarcOf(services: Pick<Services, "fetch">, domain: string): Promise<Records> {
  const records = await lookUp(services, `_dmarc.${domain}`, "TXT");
  const above = domain.split(".").slice(1);
  if (records === null || records.length > 0 || above.length < 2) return records;
  return dmarcOf(services, above.join("."));
}

async function lookUp(
  services: Pick<Services, "fetch">,
  name: string,
  type: keyof typeof types,
): Promise<Records> {
  const question = `${resolver}?${new URLSearchParams({ name, type }).toString()}`;
  try {
    const response = await services.fetch(question, {
      headers: { Accept: "application/dns-json" },
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return null;
    const { Status, Answer } = v.parse(answerShape, await response.json());
    if (Status !== 0 && Status !== noSuchName) return null;
    return Answer.filter((record) => record.type === types[type]).map((record) => joined(record.data));
  } catch {
    return null;
  }
}

/** A long TXT record comes as several quoted strings. */
function joined(data: string): string {
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? "");
  return parts.length > 0 ? parts.join("").replace(/\\(.)/g, "$1") : data;
}
