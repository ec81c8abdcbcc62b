import type { Configuration } from "./lay-over.ts";
import type { Found } from "./look.ts";
import type { Losses } from "./find-losses.ts";
import type { Values } from "./questions.ts";

export interface Planned {
  account: string;
  config: Configuration;
  found: Found;
  losses: Losses;
  /** Secrets that are set with this deploy. */
  secrets: Values;
  version: string;
}

/** What the first deploy needs, how long it takes and what it costs. Prices and limits: docs/deploy.md. */
export const beforehand = [
  "It needs a Cloudflare account in which R2 is switched on (the dashboard asks for a card for it). A domain of yours,",
  "an identity provider to log in by and a mail provider can come later.",
  "It takes some ten minutes, most of them for your answers; it may be stopped and started again.",
  "It costs nothing within the limits of Cloudflare’s free plan; the Workers paid plan, from 5 dollars a month, has higher",
  "ones for many readers and large newsletters: docs/deploy.md.",
  "",
];

/** The one list of what is there and what will be made. */
export function listOf({ account, config, found, losses, secrets, version }: Planned): string[] {
  const line = (mark: string, noun: string, words: string) => `  ${mark} ${noun.padEnd(9)} ${words}`;
  const part =
    (noun: string) =>
    ({ name, isThere }: { name: string; isThere: boolean }) =>
      isThere ? line("✓", noun, name) : line("+", noun, `${name} will be made`);
  const database = { name: config.d1_databases[0]?.database_name ?? "", isThere: found.database !== null };
  const pending = found.database?.pending.length;
  return [
    `Toadstool ${version} for ${account}:`,
    "",
    part("database")(database),
    ...found.buckets.map(part("bucket")),
    ...found.queues.map(part("queue")),
    ...[...(found.secrets ?? [])].map((name) => line("✓", "secret", name)),
    ...Object.keys(secrets).map((name) => line("+", "secret", `${name} will be set`)),
    pending === 0
      ? line("✓", "tables", "as this version wants them")
      : line("+", "tables", pending ? `${pending} migrations will be run` : "all migrations will be run"),
    ...(losses.tables.length > 0
      ? [line("−", "tables", `${losses.tables.join(", ")} lose rows, which are kept in backups/ before`)]
      : []),
    line(
      found.secrets ? "↑" : "+",
      "Worker",
      `${config.name} will be ${found.secrets ? "replaced" : "deployed"}${at(config)}`,
    ),
  ];
}

function at({ vars, routes }: Configuration): string {
  const site = String(vars.SITE_URL ?? "");
  if (!site) return "";
  return ` at ${site}${routes ? ", a domain that will lead to it" : ""}`;
}

/** What the site does without for now, each with the way to change that. */
export function stillOpen(vars: Record<string, unknown>): string[] {
  const lacks = (name: string) => !String(vars[name] ?? "");
  if (lacks("OIDC_ISSUER") || lacks("OIDC_CLIENT_ID"))
    return [
      "Nobody can log in yet: OIDC_ISSUER and OIDC_CLIENT_ID are empty (docs/identity.md).",
      ...openMail(lacks),
    ];
  if (lacks("OWNER_SUBJECTS"))
    return [
      "The site has no owner yet: log in at /admin, which shows your subject, and answer `npm run deploy` with it.",
      ...openMail(lacks),
    ];
  return openMail(lacks);
}

function openMail(lacks: (name: string) => boolean): string[] {
  if (lacks("MAIL_FROM")) return ["No mail is sent yet: MAIL_FROM is empty."];
  return lacks("POSTAL_LINE") ? ["No letter is sent yet: POSTAL_LINE is empty."] : [];
}
