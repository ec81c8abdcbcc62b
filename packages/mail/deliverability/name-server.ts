import * as v from "valibot";
import type { Ask, FoundRecord, NameAnswer, RecordType } from "./name-answer.ts";

/** Milliseconds for one question, and for all of them together. */
const patience = { each: 3000, all: 9000 };
/** However many names a record includes, no more questions are asked. */
const mostQuestions = 90;

const types: Record<RecordType, number> = { A: 1, MX: 15, TXT: 16, AAAA: 28 };
const cname = 5;
const noSuchName = 3;
const trouble: Record<number, string> = { 1: "FORMERR", 2: "SERVFAIL", 4: "NOTIMP", 5: "REFUSED" };

const answerShape = v.object({
  Status: v.number(),
  TC: v.optional(v.boolean(), false),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});

export interface Resolver {
  fetch: typeof fetch;
  /** The address of a DNS-over-HTTPS resolver that answers in JSON. */
  resolver: string;
}

/** Asks public name servers by DNS-over-HTTPS. Never throws; the same question is asked once. */
export function nameServer({ fetch, resolver }: Resolver, { each, all } = patience): Ask {
  const asked = new Map<string, Promise<NameAnswer>>();
  const end = AbortSignal.timeout(all);
  return (given, type) => {
    const name = given.replace(/\.$/, "").toLowerCase();
    const question = `${type} ${name}`;
    const known = asked.get(question);
    if (known) return known;
    const answer = isName(name) ? ask(name, type) : Promise.resolve(nothing);
    asked.set(question, answer);
    return answer;
  };

  async function ask(name: string, type: RecordType): Promise<NameAnswer> {
    if (asked.size >= mostQuestions) return silent("too many queries in a row");
    const url = new URL(resolver);
    url.searchParams.set("name", name);
    url.searchParams.set("type", type);
    const signal = AbortSignal.any([AbortSignal.timeout(each), end]);
    try {
      const response = await fetch(url.href, { headers: { Accept: "application/dns-json" }, signal });
      if (!response.ok) return silent(`status ${response.status}`);
      if (!/\bjson\b/i.test(response.headers.get("Content-Type") ?? ""))
        return silent("a response that is not JSON");
      return answerOf(await response.json(), type);
    } catch (error) {
      return silent(signal.aborted ? `no response within ${each / 1000} seconds` : reasonOf(error));
    }
  }
}

function answerOf(json: unknown, type: RecordType): NameAnswer {
  const { success, output } = v.safeParse(answerShape, json);
  if (!success) return silent("an invalid response");
  if (output.TC) return silent("a truncated response");
  if (output.Status !== 0 && output.Status !== noSuchName)
    return silent(trouble[output.Status] ?? `error ${output.Status}`);
  const alias = output.Answer.findLast((record) => record.type === cname)?.data.replace(/\.$/, "") ?? null;
  const records = output.Answer.filter((record) => record.type === types[type]).map(({ data }) =>
    found(data, type),
  );
  return records.length > 0 ? { status: "found", records, alias } : { status: "absent", alias };
}

/** A long TXT record comes as several quoted strings. Some resolvers leave the quotes out. */
function found(data: string, type: RecordType): FoundRecord {
  if (type !== "TXT") return { text: data, strings: [data] };
  const isQuoted = /^\s*(?:"(?:[^"\\]|\\.)*"\s*)+$/s.test(data);
  const strings = isQuoted
    ? [...data.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map((match) => unescaped(match[1] ?? ""))
    : [data];
  return { text: strings.join(""), strings };
}

/** `\"`, `\\`, and `\234` for a byte. */
function unescaped(text: string): string {
  return text.replace(/\\(\d{3}|.)/gs, (_, given: string) =>
    given.length === 3 ? String.fromCharCode(Number(given)) : given,
  );
}

const nothing: NameAnswer = { status: "absent", alias: null };

function silent(reason: string): NameAnswer {
  return { status: "silent", reason };
}

function reasonOf(error: unknown): string {
  return error instanceof SyntaxError ? "an invalid response" : "no connection";
}

function isName(name: string): boolean {
  return name.length <= 253 && name.split(".").every((label) => /^[\w-]{1,63}$/.test(label));
}
