import { checkDomain, nameServer, type SendingDomain } from "@toadstool/mail/deliverability";
import type { Owner } from "../identity/owner.ts";
import { hasSender } from "../letter/mail-settings.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";

/** Checks over public DNS whether mail providers will trust letters from the site’s address. */
export async function checkSendingDomain(
  { settings, fetch }: Pick<Services, "settings" | "fetch">,
  _owner: Owner,
  patience?: { each: number; all: number },
): Promise<SendingDomain | Refused> {
  const { mail, site, dns } = settings;
  if (!hasSender({ settings }))
    return refuse("conflict", "mail_not_configured", "MAIL_FROM is not set to an email address.");
  return checkDomain(nameServer({ fetch, resolver: dns.resolver }, patience), {
    from: mail.from.address,
    transport: mail.transport,
    origin: site.origin,
    dkimSelectors: dns.dkimSelectors,
    settings: { origin: "SITE_URL", dkimSelectors: "DKIM_SELECTOR" },
  });
}
