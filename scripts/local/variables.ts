import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "./processes.ts";

export const defaultPort = 8787;

/** The site's port, and its companions' on the three after it. */
export function addresses(port: number) {
  return {
    site: `http://localhost:${port}`,
    identity: `http://localhost:${port + 1}`,
    inbox: `http://localhost:${port + 2}`,
    smtpPort: port + 3,
  };
}

export function localVariables(port: number): Record<string, string> {
  const { site, identity, smtpPort } = addresses(port);
  return {
    SITE_URL: site,
    OIDC_ISSUER: identity,
    OIDC_CLIENT_ID: "toadstool",
    OWNER_SUBJECTS: "owner",
    MAIL_TRANSPORT: "smtp",
    MAIL_FROM: "letters@toadstool.example",
    POSTAL_LINE: "Toadstool Studio, 7 Marsh Lane, Pondwick",
    SMTP_HOST: "localhost",
    SMTP_PORT: String(smtpPort),
  };
}

/** Writes .dev.vars, with a secret of this machine's own, where there is none: also a plain `wrangler dev` reads it. */
export function ensureVariables(): void {
  const file = resolve(root, ".dev.vars");
  if (existsSync(file)) return;
  const variables = { APP_SECRET: randomBytes(32).toString("hex"), ...localVariables(defaultPort) };
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"`);
  writeFileSync(file, `# Made by npm start, for this machine alone.\n${lines.join("\n")}\n`, { mode: 0o600 });
}
