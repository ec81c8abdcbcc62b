import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { profile } from "#studio/profile.ts";
import { root } from "./processes.ts";

export const defaultPort = 8787;

export type Variables = Record<string, string>;

const ownFile = resolve(root, ".dev.vars");

/** The site's port, and its companions' on the three after it. */
export function addresses(port: number) {
  return {
    site: `http://localhost:${port}`,
    identity: `http://localhost:${port + 1}`,
    inbox: `http://localhost:${port + 2}`,
    smtpPort: port + 3,
  };
}

export function localVariables(port: number): Variables {
  const { site, identity, smtpPort } = addresses(port);
  return {
    SITE_URL: site,
    OIDC_ISSUER: identity,
    OIDC_CLIENT_ID: "toadstool",
    OWNER_SUBJECTS: "owner",
    MAIL_TRANSPORT: "smtp",
    MAIL_FROM: "letters@studio.example",
    POSTAL_LINE: `${profile.name}, tried out with npm start, and not sent to anyone yet`,
    SMTP_HOST: "localhost",
    SMTP_PORT: String(smtpPort),
    PAGE_CACHE: "isolate",
  };
}

/**
 * The variables that override .dev.vars, whose content is `own`: those that it lacks, and those that `npm start` wrote
 * and the user has not changed, because the addresses among them follow the port. Every value that the user set stays.
 */
export function variablesOver(own: Variables, made: Variables): Variables {
  const written = localVariables(portIn(own));
  const isFree = (name: string) => !(name in own) || own[name] === written[name];
  return Object.fromEntries(Object.entries(made).filter(([name]) => isFree(name)));
}

/** The content of .dev.vars. */
export function ownVariables(): Variables {
  return existsSync(ownFile) ? (parseEnv(readFileSync(ownFile, "utf8")) as Variables) : {};
}

/**
 * Writes .dev.vars, with a secret of this machine's own, where there is none: also a plain `wrangler dev` reads it. The
 * addresses that it wrote before follow a port that is given.
 */
export function ensureVariables(port?: number, file = ownFile): void {
  if (!existsSync(file)) {
    const lines = linesOf({ APP_SECRET: newSecret(), ...localVariables(port ?? defaultPort) });
    writeFileSync(file, `# Made by npm start, for this machine alone.\n${lines}`, { mode: 0o600 });
    return;
  }
  if (port === undefined) return;
  const before = readFileSync(file, "utf8");
  const own = parseEnv(before) as Variables;
  const [was, now] = [localVariables(portIn(own)), localVariables(port)];
  const moved = Object.entries(was).filter(([name, value]) => own[name] === value && now[name] !== value);
  const after = moved.reduce(
    (text, [name]) => text.replace(new RegExp(`^${name}=.*$`, "m"), `${name}="${now[name]}"`),
    before,
  );
  if (after !== before) writeFileSync(file, after);
}

/** The port that `npm start` wrote the addresses for: two of them say so. */
function portIn(own: Variables): number {
  const port = Number(/^http:\/\/localhost:(\d+)$/.exec(own.SITE_URL ?? "")?.[1]);
  const { identity, smtpPort } = addresses(port);
  return own.OIDC_ISSUER === identity || own.SMTP_PORT === String(smtpPort) ? port : defaultPort;
}

/** Puts a .dev.vars beside a built Worker that holds a secret and nothing of this machine. */
export function isolateVariables(folder: string): void {
  writeFileSync(resolve(folder, ".dev.vars"), linesOf({ APP_SECRET: newSecret() }), { mode: 0o600 });
}

const newSecret = () => randomBytes(32).toString("hex");

function linesOf(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join("");
}
