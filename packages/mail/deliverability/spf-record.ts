import { shortened } from "./name-answer.ts";

export interface SpfTerm {
  kind: "all" | "include" | "a" | "mx" | "ptr" | "ip4" | "ip6" | "exists" | "redirect" | "exp" | "modifier";
  qualifier: "+" | "-" | "~" | "?";
  /** The domain it names; null where it means the record's own. */
  target: string | null;
  text: string;
}

export interface SpfRecord {
  /** Up to `all`: receivers never read what comes after it. */
  terms: SpfTerm[];
  all: SpfTerm["qualifier"] | null;
  /** Another domain whose record continues this one; read only where there is no `all`. */
  redirect: string | null;
  faults: string[];
}

export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** Reads a record as RFC 7208 does; a receiver that meets one fault throws the whole record away. */
export function readSpf(text: string): SpfRecord {
  const faults: string[] = [];
  const all: SpfTerm[] = [];
  for (const part of text.split(" ").slice(1)) {
    if (!part) continue;
    const term = readTerm(part);
    if (term) all.push(term);
    else faults.push(`“${shortened(part)}” is not a valid SPF term.`);
  }
  const end = all.findIndex(({ kind }) => kind === "all");
  const redirects = all.filter(({ kind }) => kind === "redirect");
  if (redirects.length > 1) faults.push("redirect= is given twice.");
  if (all.filter(({ kind }) => kind === "exp").length > 1) faults.push("exp= is given twice.");
  return {
    terms: (end < 0 ? all : all.slice(0, end)).filter(
      ({ kind }) => kind !== "redirect" && kind !== "exp" && kind !== "modifier",
    ),
    all: all[end]?.qualifier ?? null,
    redirect: end < 0 ? (redirects[0]?.target ?? null) : null,
    faults,
  };
}

/** Two records are none: what both of them allow, in one. */
export function joinSpf(records: string[]): string {
  const read = records.map(readSpf);
  const texts = new Set(read.flatMap(({ terms }) => terms.map(({ text }) => text)));
  const ends = read.map(({ all }) => all);
  return ["v=spf1", ...texts, ends.includes("-") && !ends.includes("~") ? "-all" : "~all"].join(" ");
}

function readTerm(text: string): SpfTerm | null {
  const [, name = "", value = ""] = /^([a-z][\w.-]*)=(.*)$/is.exec(text) ?? [];
  if (name) return readModifier(name.toLowerCase(), value, text);
  const [, sign, word = "", rest = ""] = /^([+\-~?]?)([a-z0-9]+)(.*)$/is.exec(text) ?? [];
  const kind = word.toLowerCase() as keyof typeof shapes;
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind].exec(rest) : null;
  if (!shape) return null;
  const { domain: target = null, address = "", four, six } = shape.groups ?? {};
  const isFine =
    isPrefix(four, 32) &&
    isPrefix(six, 128) &&
    (kind === "ip4" ? isIp4(address) : kind === "ip6" ? isIp6(address) : target === null || isDomain(target));
  return isFine ? { kind, qualifier: (sign || "+") as SpfTerm["qualifier"], target, text } : null;
}

function readModifier(name: string, target: string, text: string): SpfTerm | null {
  const kind = name === "redirect" || name === "exp" ? name : "modifier";
  const isFine = kind === "modifier" ? macroString.test(target) : isDomain(target);
  return isFine ? { kind, qualifier: "+", target, text } : null;
}

/** Lengths of prefixes: `/24`, `//64`, or `/24//64`; their ranges are checked where they are read. */
const maybeDomain = /^(?::(?<domain>.+?))?(?:\/(?<four>\d+))?(?:\/\/(?<six>\d+))?$/s;
const shapes = {
  all: /^$/,
  include: /^:(?<domain>.+)$/s,
  exists: /^:(?<domain>.+)$/s,
  ptr: /^(?::(?<domain>.+))?$/s,
  a: maybeDomain,
  mx: maybeDomain,
  ip4: /^:(?<address>[\d.]+)(?:\/(?<four>\d+))?$/,
  ip6: /^:(?<address>[\da-f:.]+)(?:\/(?<six>\d+))?$/i,
};

/** The macros of RFC 7208, section 7; `c`, `r` and `t` are for the text that `exp=` leads to. */
const macro = String.raw`%(?:\{[slodiphv](?:0*[1-9]\d*)?r?[.\-+,/_=]*\}|[%_-])`;
const macroString = new RegExp(`^(?:${macro}|[!-$&-~])*$`, "i");
/** A domain ends with a label that is no number, or with a macro, which only a receiver can fill in. */
const lastLabel = String.raw`(?!\d+\.?$)[a-z\d](?:[a-z\d-]*[a-z\d])?\.?`;
const withMacros = new RegExp(`^(?:${macro}|[!-$&-~])*(?:${macro}|\\.${lastLabel})$`, "i");
const plain = new RegExp(`^(?:[\\w-]{1,63}\\.)+(?=.{1,64}$)${lastLabel}$`, "i");

function isDomain(text: string): boolean {
  return (hasMacros(text) ? withMacros : plain).test(text);
}

export function hasMacros(text: string): boolean {
  return text.includes("%");
}

/** A length of a prefix as the grammar has it: no zero before another digit, and no more bits than the address has. */
function isPrefix(length: string | undefined, most: number): boolean {
  return length === undefined || (/^(?:0|[1-9]\d{0,2})$/.test(length) && Number(length) <= most);
}

function isIp4(address: string): boolean {
  const bytes = address.split(".");
  return bytes.length === 4 && bytes.every((byte) => isPrefix(byte, 255));
}

function isIp6(address: string): boolean {
  return address.includes(":") && URL.canParse(`http://[${address}]/`);
}
