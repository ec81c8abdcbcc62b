import { shortened } from "./name-answer.ts";

export interface SpfTerm {
  kind: "all" | "include" | "a" | "mx" | "ptr" | "ip4" | "ip6" | "exists" | "redirect" | "modifier";
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
  return {
    terms: (end < 0 ? all : all.slice(0, end)).filter(
      ({ kind }) => kind !== "redirect" && kind !== "modifier",
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
  const target = shape.groups?.domain ?? null;
  const isFine =
    kind === "ip4" ? isIp4(rest) : kind === "ip6" ? isIp6(rest) : target === null || isDomain(target);
  return isFine ? { kind, qualifier: (sign || "+") as SpfTerm["qualifier"], target, text } : null;
}

function readModifier(name: string, target: string, text: string): SpfTerm | null {
  const kind = name === "redirect" ? "redirect" : "modifier";
  if (kind === "redirect" && !isDomain(target)) return null;
  return { kind, qualifier: "+", target, text };
}

const maybeDomain = /^(?::(?<domain>[^/]+))?(?:\/\d{1,2})?(?:\/\/\d{1,3})?$/;
const shapes = {
  all: /^$/,
  include: /^:(?<domain>.+)$/s,
  exists: /^:(?<domain>.+)$/s,
  ptr: /^(?::(?<domain>.+))?$/s,
  a: maybeDomain,
  mx: maybeDomain,
  ip4: /^:/,
  ip6: /^:/,
};

/** A host name, or one with macros, which only a receiver can fill in. */
function isDomain(text: string): boolean {
  if (hasMacros(text)) return /^(?:%\{[a-z]\d*r?[.\-+,/_=]*\}|%[%_-]|[!-$&-~])+$/i.test(text);
  return /^(?:[\w-]{1,63}\.)+[a-z][\w-]{0,62}\.?$/i.test(text);
}

export function hasMacros(text: string): boolean {
  return text.includes("%");
}

function isIp4(rest: string): boolean {
  const [, address = "", length = "32"] = /^:([\d.]+)(?:\/(\d{1,2}))?$/.exec(rest) ?? [];
  const bytes = address.split(".");
  const isAddress = bytes.length === 4 && bytes.every((byte) => /^\d{1,3}$/.test(byte) && Number(byte) < 256);
  return isAddress && Number(length) <= 32;
}

function isIp6(rest: string): boolean {
  const [, address = "", length = "128"] = /^:([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(rest) ?? [];
  return address.includes(":") && URL.canParse(`http://[${address}]/`) && Number(length) <= 128;
}
