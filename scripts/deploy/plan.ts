import type { Configuration } from "./lay-over.ts";
import type { Found } from "./look.ts";
import type { Values } from "./questions.ts";

export interface Planned {
  account: string;
  config: Configuration;
  found: Found;
  /** Secrets that are set with this deploy. */
  secrets: Values;
  version: string;
}

/** The one list of what is there and what will be made. */
export function listOf({ account, config, found, secrets, version }: Planned): string[] {
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
