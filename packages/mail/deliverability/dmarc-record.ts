import { readTags, shortened } from "./name-answer.ts";

export type Policy = "none" | "quarantine" | "reject";
/** `r`: a subdomain of the From domain will do. `s`: only that very domain. */
export type AlignmentMode = "r" | "s";

export interface DmarcRecord {
  policy: Policy | null;
  /** For subdomains; the policy itself where none is given. */
  subdomains: Policy | null;
  adkim: AlignmentMode;
  aspf: AlignmentMode;
  percent: number;
  /** Addresses that want reports. */
  reports: string[];
  faults: string[];
}

export function isDmarc(text: string): boolean {
  return /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text);
}

export function readDmarc(text: string): DmarcRecord {
  const { tags, faults } = readTags(text);
  const policy = one("p", policies);
  if (!tags.has("p")) faults.push("p= is missing. It says what to do with email that fails the checks.");
  else if ([...tags.keys()][1] !== "p") faults.push("p= must come directly after v=DMARC1.");
  const percent = tags.get("pct") ?? "100";
  if (!/^(?:\d{1,2}|100)$/.test(percent)) faults.push(`pct=${shortened(percent, 20)} is not a percentage.`);
  return {
    policy,
    subdomains: one("sp", policies) ?? policy,
    adkim: one("adkim", modes) ?? "r",
    aspf: one("aspf", modes) ?? "r",
    percent: Number(percent) || 0,
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
