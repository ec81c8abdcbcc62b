import type { DnsRecord, NameAnswer } from "./name-answer.ts";

/**
 * `good`: nothing to do. `poor`: works, could be better. `missing`: is not there, and letters will suffer. `broken`:
 * is there and does not work. `unknown`: no name server answered.
 */
export type CheckState = "good" | "poor" | "missing" | "broken" | "unknown";

/** One thing that mail providers look for before they trust a letter. */
export interface DomainCheck {
  name: "SPF" | "DKIM" | "DMARC" | "Alignment" | "MX" | "One-click unsubscribe";
  state: CheckState;
  found: string[];
  wanted: string;
  /** How to fix it; null where nothing is wrong. */
  mend: string | null;
  /** The record to add to the domain’s zone; null where none would help. */
  record: DnsRecord | null;
}

export type Judgement = Pick<DomainCheck, "state" | "mend" | "record">;

export const good: Judgement = { state: "good", mend: null, record: null };

export function judged(state: CheckState, mend: string, record: DnsRecord | null = null): Judgement {
  return { state, mend, record };
}

export function unknown(answer: NameAnswer): Judgement {
  const reason = answer.status === "silent" ? answer.reason : "no response";
  return judged("unknown", `The name servers could not be reached (${reason}). Try again in a minute.`);
}

export interface DomainSummary {
  state: CheckState;
  title: string;
  words: string;
}

/** All checks in one sentence. */
export function summariseChecks(domain: string, checks: DomainCheck[]): DomainSummary {
  const named = (...states: CheckState[]) =>
    checks.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  const wrong = named("missing", "broken");
  const unsaid = named("unknown");
  const better = named("poor");
  if (wrong.length > 0) {
    const words = `Until then, some of the letters from ${domain} will be treated as spam or lost. Each check below says what to do.`;
    return { state: "broken", title: `To fix: ${listed(wrong)}`, words };
  }
  if (unsaid.length > 0) {
    const words = "No problems are known. Check again in a minute.";
    return { state: "unknown", title: `No response: ${listed(unsaid)}`, words };
  }
  if (better.length > 0) {
    const words = `Letters from ${domain} will be delivered. When you have time, ${listed(better)} could be better.`;
    return { state: "poor", title: "Good, with room for improvement", words };
  }
  const words = `Mail providers have good reason to trust letters from ${domain}.`;
  return { state: "good", title: "Everything is in order", words };
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Mail programs post to the unsubscribe link of a letter, and only over https (RFC 8058). */
export function checkOneClick(origin: string, setting = "its address"): DomainCheck {
  const check = {
    name: "One-click unsubscribe" as const,
    found: [origin || `no ${setting}`],
    wanted: "Letters have List-Unsubscribe and List-Unsubscribe-Post headers with a public https address.",
  };
  const host = URL.canParse(origin) ? new URL(origin) : null;
  const isPublic = host?.protocol === "https:" && /\.[a-z]/i.test(host.hostname);
  if (isPublic) return { ...check, ...good };
  const mend = `Serve the site over https at a public address, and set ${setting} to it.`;
  return { ...check, ...judged("broken", mend) };
}
