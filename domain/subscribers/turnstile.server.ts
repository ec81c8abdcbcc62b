import { verifyTurnstile } from "./verify-turnstile.ts";
import { findSite } from "../facts/site.server.ts";
import { withoutAddresses } from "../log.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services, Settings } from "../services.ts";

/** The key of Turnstile's widget, where visitors are asked to prove that they are people: both keys are given. */
export function turnstileKey({ turnstile }: Pick<Settings, "turnstile">): string | null {
  return turnstile.secret ? turnstile.siteKey : null;
}

/**
 * Where Turnstile is set up, a request needs the token from its widget. While Turnstile itself does not answer, a request
 * with a token goes through: an attacker cannot cause such an outage, the other limits still apply, and only honest people
 * would be kept out.
 */
export async function refuseUnproven(
  services: Pick<Services, "db" | "settings" | "fetch">,
  visitorAddress: string,
  proof: string | undefined,
): Promise<Refused | null> {
  const { secret } = services.settings.turnstile;
  if (!secret || !turnstileKey(services.settings)) return null;
  if (!proof) return refuse("invalid", "person_unproven", (await personWords(services)).unfinished);
  const asked = { secret, token: proof, address: visitorAddress };
  const { result, reason } = await verifyTurnstile(services.fetch, asked);
  if (result === "silent") console.warn(`Turnstile gave no answer: ${withoutAddresses(reason)}`);
  if (result === "person" || result === "silent") return null;
  if (result === "misconfigured") {
    console.error(`Turnstile does not know TURNSTILE_SECRET: ${reason}`);
    return refuse("unavailable", "turnstile_misconfigured", (await personWords(services)).misconfigured);
  }
  return refuse("invalid", "person_unproven", (await personWords(services)).failed);
}

async function personWords(services: Pick<Services, "db" | "settings">) {
  return (await findSite(services)).words.subscribe.person;
}
