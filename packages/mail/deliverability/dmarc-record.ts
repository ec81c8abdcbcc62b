import { readTags, shortened } from "./name-answer.ts";

type Policy = "none" | "quarantine" | "reject";
/** `r`: a subdomain of the From domain will do. `s`: only that very domain. */
type AlignmentMode = "r" | "s";

/** A record as RFC 9989 reads it: the tags after `v=` in any order, and unknown ones ignored. */
export interface DmarcRecord {
  /** Null where it is invalid; a record without one asks for nothing, as with p=none. */
  policy: Policy | null;
  /** For subdomains; the policy itself where none is given. */
  subdomains: Policy | null;
  /** For subdomains that do not exist; that for subdomains where none is given. */
  nonexistent: Policy | null;
  /** t=y: receivers apply the policy one step more gently. */
  isTest: boolean;
  /** psd=y: the domain is a registry’s. psd=n: its record is the last that counts, whatever is above. */
  registry: "y" | "n" | "u";
  adkim: AlignmentMode;
  aspf: AlignmentMode;
  /** pct=, which RFC 9989 no longer has: receivers ignore it, or exempt the rest as they used to. */
  percent: string | null;
  /** Addresses that want reports. */
  reports: string[];
  faults: string[];
}

export function isDmarc(text: string): boolean {
  return /^[vV]\s*=\s*DMARC1\s*(?:;|$)/.test(text);
}

export function readDmarc(text: string): DmarcRecord {
  const { tags, faults } = readTags(text);
  const policy = tags.has("p") ? one("p", policies) : "none";
  const subdomains = one("sp", policies) ?? policy;
  return {
    policy,
    subdomains,
    nonexistent: one("np", policies) ?? subdomains,
    isTest: one("t", ["y", "n"]) === "y",
    registry: one("psd", ["y", "n", "u"]) ?? "u",
    adkim: one("adkim", modes) ?? "r",
    aspf: one("aspf", modes) ?? "r",
    percent: tags.get("pct") ?? null,
    reports: [...addresses("rua"), ...addresses("ruf")],
    faults,
  };

  function one<Value extends string>(name: string, values: readonly Value[]): Value | null {
    const given = tags.get(name);
    if (given === undefined) return null;
    const value = values.find((each) => each === given.toLowerCase());
    if (!value) faults.push(`${name}=${shortened(given, 20)} is not one of ${values.join(", ")}.`);
    return value ?? null;
  }

  function addresses(name: string): string[] {
    const parts = (tags.get(name) ?? "").split(",").map((part) => part.trim());
    return parts.filter(Boolean).flatMap((part) => {
      const [, address] = /^mailto:([^\s@!]+@[\w.-]+)(?:!\d+[kmgt]?)?$/i.exec(part) ?? [];
      if (!address) faults.push(`${name}= has “${shortened(part, 40)}”, which is not a mailto: address.`);
      return address ? [address] : [];
    });
  }
}

const policies = ["none", "quarantine", "reject"] as const;
const modes = ["r", "s"] as const;
