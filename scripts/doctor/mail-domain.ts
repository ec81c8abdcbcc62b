import { checkDomain, nameServer } from "@toadstool/mail/deliverability";
import { type Finding, judged, type Patient, unseen } from "./finding.ts";

type Settings = Record<string, unknown>;

/** What the world's name servers say about the domain of MAIL_FROM, as `/admin/email/delivery` shows it. */
export async function examineMailDomain({ origin, fetch }: Patient, settings: Settings): Promise<Finding[]> {
  const text = (name: string) => String(settings[name] ?? "");
  if (!text("MAIL_FROM")) return [unseen("mail", "MAIL_FROM is not in the settings of this clone")];
  const resolver = text("DNS_RESOLVER") || "https://cloudflare-dns.com/dns-query";
  const ask = nameServer({ fetch: (input, init) => fetch(String(input), init), resolver });
  const { domain, checks } = await checkDomain(ask, {
    from: text("MAIL_FROM"),
    transport: text("MAIL_TRANSPORT") || "smtp",
    origin,
    dkimSelectors: text("DKIM_SELECTOR")
      .split(/[\s,]+/)
      .filter(Boolean),
    settings: { origin: "SITE_URL", dkimSelectors: "DKIM_SELECTOR" },
  });
  return checks.map(({ name, state, mend }) =>
    state === "unknown"
      ? unseen("mail", `${name}: ${mend ?? "no answer"}`)
      : judged(
          state === "good" || state === "poor",
          "mail",
          `${name} of ${domain}${mend ? `: ${mend}` : " is in order"}`,
        ),
  );
}
