import { isMisplacedIssuer, isOwnMachine } from "@toadstool/openid";
import type { Asked } from "./asking.ts";

export type Values = Record<string, string>;

/** What the rules of an answer may look up. */
export interface Surroundings {
  /** The zone of the account that a host belongs to, or null. */
  zoneOf(host: string): Promise<string | null>;
  fetch: typeof fetch;
}

export interface Question extends Asked {
  /** Whether the answers so far make it necessary. */
  isNeeded(values: Values): boolean;
  /** Empty for a good answer, else the sentence with which it is asked for again. */
  mistakeIn?(answer: string, around: Surroundings): Promise<string> | string;
  /** An empty answer is kept, and not asked for again. */
  mayStayEmpty?: boolean;
}

const always = () => true;
const byTransport = (transport: string) => (values: Values) => values.MAIL_TRANSPORT === transport;
const withProvider = ({ OIDC_ISSUER: issuer }: Values) => Boolean(issuer);
const withSender = ({ MAIL_FROM: from }: Values) => Boolean(from);
const withServer = (values: Values) => withSender(values) && Boolean(values.SMTP_HOST);

/** What only a person knows, in the order in which it is asked. The names are those of docs/deploy.md. */
export const questions: Question[] = [
  {
    name: "SITE_URL",
    words: "The site’s address: a domain of yours that Cloudflare serves, or the one suggested",
    isNeeded: always,
    mistakeIn: mistakeInSite,
  },
  {
    name: "OIDC_ISSUER",
    words: "Your identity provider’s issuer, by which you log in (docs/identity.md; Enter: later)",
    isNeeded: always,
    mistakeIn: mistakeInIssuer,
  },
  { name: "OIDC_CLIENT_ID", words: "The client’s id at that provider", isNeeded: withProvider },
  {
    name: "OIDC_CLIENT_SECRET",
    words: "The client’s secret, not shown here (Enter: the provider gives none)",
    isSecret: true,
    isNeeded: withProvider,
    mayStayEmpty: true,
  },
  {
    name: "OWNER_SUBJECTS",
    words: "Your subject at that provider (Enter: later; the first login at /admin shows it)",
    isNeeded: withProvider,
  },
  {
    name: "MAIL_FROM",
    words: "The address that letters and confirmations come from (Enter: later)",
    isNeeded: always,
    mistakeIn: (answer) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer) ? "" : "Write it like letters@ada.example.",
  },
  {
    name: "MAIL_TRANSPORT",
    words: "What carries mail: smtp, resend, or cloudflare (no letters)",
    suggestion: "smtp",
    isNeeded: withSender,
    mistakeIn: (answer) =>
      /^(smtp|resend|cloudflare)$/.test(answer) ? "" : "Answer smtp, resend or cloudflare.",
  },
  {
    name: "POSTAL_LINE",
    words: "Your postal address, which the law wants in every letter (Enter: later)",
    isNeeded: withSender,
  },
  {
    name: "SMTP_HOST",
    words: "The mail server’s name, such as smtp.provider.example",
    isNeeded: (values) => withSender(values) && byTransport("smtp")(values),
  },
  {
    name: "SMTP_PORT",
    words: "Its port: 587 for STARTTLS, 465 for TLS",
    suggestion: "587",
    isNeeded: (values) => withServer(values) && byTransport("smtp")(values),
    mistakeIn: (answer) => (/^\d{1,5}$/.test(answer) ? "" : "A port is a number."),
  },
  {
    name: "SMTP_USERNAME",
    words: "The name you log in there with (Enter: none)",
    isNeeded: (values) => withServer(values) && byTransport("smtp")(values),
    mayStayEmpty: true,
  },
  {
    name: "SMTP_PASSWORD",
    words: "Its password, not shown here",
    isSecret: true,
    isNeeded: (values) => byTransport("smtp")(values) && Boolean(values.SMTP_USERNAME),
  },
  {
    name: "RESEND_API_KEY",
    words: "Resend’s API key, not shown here",
    isSecret: true,
    isNeeded: (values) => withSender(values) && byTransport("resend")(values),
  },
];

async function mistakeInSite(answer: string, { zoneOf }: Surroundings): Promise<string> {
  const url = URL.parse(answer);
  if (!url || url.protocol !== "https:" || url.origin !== answer || isOwnMachine(answer))
    return "Write it like https://ada.example, with nothing after the name.";
  if (url.hostname.endsWith(".workers.dev") || (await zoneOf(url.hostname))) return "";
  return `No domain of this account covers ${url.hostname}. Add it in Cloudflare’s dashboard (Domains → Onboard a domain), or take an address at workers.dev for now.`;
}

async function mistakeInIssuer(answer: string, around: Surroundings): Promise<string> {
  if (!URL.canParse(answer) || isMisplacedIssuer(answer, ["https://workers.dev"]))
    return "It begins with https:// and is no address of one’s own machine.";
  const address = `${answer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  try {
    const found = await around.fetch(address, { signal: AbortSignal.timeout(10_000) });
    const { issuer } = (await found.json()) as { issuer?: string };
    if (issuer === answer) return "";
    return issuer ? `The provider writes its issuer so: ${issuer}` : `${address} names no issuer.`;
  } catch (error) {
    return `${address} does not answer as a provider does: ${error instanceof Error ? error.message : error}`;
  }
}
