import { isMisplacedIssuer, isOwnMachine } from "@toadstool/openid";

/** The variables that must not be deployed as they are, each with the way to fix it. */
export function whyNotDeploy(vars: Record<string, unknown> = {}): string[] {
  const issuer = String(vars.OIDC_ISSUER ?? "");
  const site = String(vars.SITE_URL ?? "");
  const reasons = {
    [`OIDC_ISSUER is ${issuer}, an identity provider for one's own machine, where anyone may log in as the owner. Set your provider's https address: docs/identity.md says how.`]:
      isMisplacedIssuer(issuer, [everywhere]),
    [`SITE_URL is ${site}, which leads readers to their own machine. Set the site's public address, or leave it empty.`]:
      isOwnMachine(site),
    "PAGE_CACHE is isolate, a cache for one's own machine: elsewhere it cannot be cleared as a whole. Take the line out.":
      vars.PAGE_CACHE === "isolate",
  };
  return Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** A deployed site can be reached from anywhere. */
const everywhere = "https://workers.dev";
