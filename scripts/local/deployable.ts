import { isMisplacedIssuer, isOwnMachine } from "@toadstool/openid";

interface Configuration {
  vars?: Record<string, unknown>;
  d1_databases?: { database_id?: string }[];
}

/** The settings of wrangler.toml that must not be deployed as they are, each with the way to fix it. */
export function whyNotDeploy({ vars = {}, d1_databases: databases = [] }: Configuration): string[] {
  const issuer = String(vars.OIDC_ISSUER ?? "");
  const site = String(vars.SITE_URL ?? "");
  const reasons = {
    "wrangler.toml still names no database: run `npx wrangler d1 create toadstool` and paste the id it prints.":
      databases.some(({ database_id: id }) => id === "00000000-0000-0000-0000-000000000000"),
    [`OIDC_ISSUER in wrangler.toml is ${issuer}, an identity provider for one's own machine, where anyone may log in as the owner. Set your provider's https address: docs/identity.md says how.`]:
      isMisplacedIssuer(issuer, [everywhere]),
    [`SITE_URL in wrangler.toml is ${site}, which leads readers to their own machine. Set the site's public address, or leave it empty.`]:
      isOwnMachine(site),
    "PAGE_CACHE in wrangler.toml is isolate, a cache for one's own machine: elsewhere it cannot be cleared as a whole. Take the line out.":
      vars.PAGE_CACHE === "isolate",
  };
  return Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** A deployed site can be reached from anywhere. */
const everywhere = "https://workers.dev";
