export type RecordType = "TXT" | "MX" | "A" | "AAAA";

/** One record: its text, and the strings it came in where a TXT record came in several. */
export interface FoundRecord {
  text: string;
  strings: string[];
}

/**
 * The name servers' answer. `absent`: there is no such record. `silent`: they did not answer, and `reason` says why. `alias`
 * is the name that a CNAME led to.
 */
export type NameAnswer =
  | { status: "found"; records: FoundRecord[]; alias: string | null }
  | { status: "absent"; alias: string | null }
  | { status: "silent"; reason: string };

export type Ask = (name: string, type: RecordType) => Promise<NameAnswer>;

/** A record to add to the domain’s zone. */
export interface DnsRecord {
  type: "TXT" | "MX" | "CNAME";
  name: string;
  value: string;
}

export function recordsOf(answer: NameAnswer): FoundRecord[] {
  return answer.status === "found" ? answer.records : [];
}

/** Characters that one string of a TXT record holds at most. */
export const longestString = 255;

/** As a DNS panel takes it: a long text in several strings. */
export function txtRecord(name: string, text: string): DnsRecord {
  const parts = text.match(new RegExp(`.{1,${longestString}}`, "gs")) ?? [""];
  const value = parts.length > 1 ? parts.map((part) => `"${part}"`).join(" ") : text;
  return { type: "TXT", name, value };
}

/** `mail.pond.example` and `pond.example` belong together, as far as one can know without a list of all registries. */
export function areRelated(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** The tags of a DKIM or DMARC record, `a=b; c=d`, in their order; `faults` are the parts that are none. */
export function readTags(text: string): { tags: Map<string, string>; faults: string[] } {
  const tags = new Map<string, string>();
  const faults: string[] = [];
  for (const part of text.split(";").map((each) => each.trim())) {
    if (!part) continue;
    const [, name, value = ""] = /^([a-z]\w*)\s*=\s*(.*)$/is.exec(part) ?? [];
    if (!name) faults.push(`“${shortened(part)}” is not a tag of the form name=value.`);
    else if (tags.has(name.toLowerCase())) faults.push(`${name}= is given twice.`);
    else tags.set(name.toLowerCase(), value.trim());
  }
  return { tags, faults };
}

/** Records may be of any length; what we say about them may not. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
