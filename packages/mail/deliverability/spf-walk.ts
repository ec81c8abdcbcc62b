import { type Ask, recordsOf } from "./name-answer.ts";
import { hasMacros, isSpf, readSpf, type SpfRecord, type SpfTerm } from "./spf-record.ts";

/** What a receiver finds when it follows a record and all that it includes. */
export interface SpfWalk {
  /** Questions a receiver has to ask; at most ten are allowed. */
  lookups: number;
  /** Questions that lead nowhere; at most two are allowed. */
  voids: number;
  /** The names that lead nowhere. */
  nowhere: string[];
  faults: string[];
  /** Names for which no name server answered. */
  silent: string[];
}

export const mostLookups = 10;
export const mostVoids = 2;
/** A name with more mail servers than this makes receivers throw the record away (RFC 7208, section 4.6.4). */
const mostServers = 10;
/** Ten are too many already: beyond these we stop asking, whatever the records include. */
const enough = 24;

const asking = new Set<SpfTerm["kind"]>(["include", "a", "mx", "ptr", "exists"]);

/** Follows a record and all it includes, asking side by side whatever can be asked at once. */
export async function walkSpf(ask: Ask, domain: string, record: SpfRecord): Promise<SpfWalk> {
  const walk: SpfWalk = { lookups: 0, voids: 0, nowhere: [], faults: [], silent: [] };
  await follow(record, [domain.toLowerCase()]);
  return walk;

  async function follow({ terms, redirect }: SpfRecord, path: string[]): Promise<void> {
    const steps = terms.filter(({ kind }) => asking.has(kind)).map((term) => step(term, path));
    if (redirect) steps.push(enter("redirect=", redirect, path));
    await Promise.all(steps);
  }

  async function step({ kind, target }: SpfTerm, path: string[]): Promise<void> {
    const name = target ?? path.at(-1) ?? domain;
    if (kind === "include") return enter("include:", name, path);
    if (!countOne() || kind === "ptr" || hasMacros(name)) return undefined;
    const answers =
      kind === "mx" ? [await ask(name, "MX")] : await Promise.all([ask(name, "A"), ask(name, "AAAA")]);
    if (kind === "mx" && answers.flatMap(recordsOf).length > mostServers)
      return void walk.faults.push(`mx: ${name} has more than ${mostServers} MX records.`);
    if (answers.some(({ status }) => status === "found")) return undefined;
    if (answers.some(({ status }) => status === "silent")) return void walk.silent.push(name);
    return voidAt(name);
  }

  async function enter(by: string, name: string, path: string[]): Promise<void> {
    if (!countOne() || hasMacros(name)) return undefined;
    const key = name.replace(/\.$/, "").toLowerCase();
    if (path.includes(key)) return void walk.faults.push(`${by}${name} refers back to itself.`);
    const answer = await ask(name, "TXT");
    if (answer.status === "silent") return void walk.silent.push(name);
    if (answer.status === "absent") voidAt(name);
    const records = recordsOf(answer).filter(({ text }) => isSpf(text));
    const [only, ...more] = records;
    if (!only) return void walk.faults.push(`${by}${name} has no SPF record.`);
    if (more.length > 0) return void walk.faults.push(`${by}${name} has more than one SPF record.`);
    const record = readSpf(only.text);
    walk.faults.push(...record.faults.map((fault) => `At ${name}: ${fault}`));
    return follow(record, [...path, key]);
  }

  function countOne(): boolean {
    walk.lookups += 1;
    return walk.lookups <= enough;
  }

  function voidAt(name: string): void {
    walk.voids += 1;
    walk.nowhere.push(name);
  }
}
