import type { DmarcRecord } from "./dmarc-record.ts";
import { areRelated, txtRecord } from "./name-answer.ts";
import { type CheckState, type DomainCheck, good, judged, type Judgement } from "./domain-check.ts";

interface Proofs {
  domain: string;
  returnPath: string;
  spf: CheckState;
  dkim: CheckState;
  dmarc: DmarcRecord | null;
}

/**
 * Whether SPF and DKIM prove something about the domain that readers see: DMARC requires one of them, and both are better.
 * Keys are published under the From domain itself, so their signatures are aligned in either mode.
 */
export function checkAlignment({ domain, returnPath, spf, dkim, dmarc }: Proofs): DomainCheck {
  const { aspf = "r", adkim = "r" } = dmarc ?? {};
  const isNear = aspf === "s" ? returnPath === domain : areRelated(returnPath, domain);
  return {
    name: "Alignment",
    found: [
      `From: ${domain}`,
      `Return path: ${returnPath} (aspf=${aspf}: ${isNear ? "belongs to it" : "does not belong to it"})`,
      `DKIM: d=${domain} (adkim=${adkim}: belongs to it)`,
    ],
    wanted: "The return path’s domain and DKIM’s both belong to the domain in the From line.",
    ...judge(),
  };

  function judge(): Judgement {
    const proofs = [holds(dkim), isNear ? holds(spf) : false];
    if (proofs.every((each) => each === true)) return good;
    if (proofs.includes(null))
      return judged("unknown", "It depends on SPF and DKIM, and one of them could not be checked.");
    if (!proofs.includes(true)) {
      return judged(
        "broken",
        "Neither SPF nor DKIM proves that a letter is yours. Fix DKIM first, then SPF.",
      );
    }
    if (isNear)
      return judged(
        "poor",
        `Only ${proofs[0] ? "DKIM" : "SPF"} proves that a letter is yours. Fix the other as well.`,
      );
    const mend = `aspf=s requires bounces to return to ${domain} itself, but yours go to ${returnPath}, so only DKIM proves that a letter is yours. Without aspf=s, both would.`;
    return judged("poor", mend, txtRecord(`_dmarc.${domain}`, relaxed()));
  }

  function relaxed(): string {
    const { policy = "none", reports = [] } = dmarc ?? {};
    const rua = reports.map((address) => `mailto:${address}`).join(",");
    return [`v=DMARC1; p=${policy}`, rua && `rua=${rua}`].filter(Boolean).join("; ");
  }
}

/** Null where no name server answered. */
function holds(state: CheckState): boolean | null {
  if (state === "unknown") return null;
  return state === "good" || state === "poor";
}
