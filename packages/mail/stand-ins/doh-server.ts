/**
 * The answer for each "TYPE name": records, each a text or, for TXT, the strings it comes in; an error's number; or an
 * answer of any kind.
 */
export type Zone = Record<string, (string | string[])[] | number | (() => Response | Promise<Response>)>;

const types: Record<string, number> = { A: 1, CNAME: 5, MX: 15, TXT: 16, AAAA: 28 };
const noSuchName = 3;

/** Answers a question by DNS-over-HTTPS as public resolvers do, in JSON: aliases first, then what they lead to. */
export async function answerDns(zone: Zone, question: string): Promise<Response> {
  const query = new URL(question).searchParams;
  const type = query.get("type") ?? "";
  const Answer: { name: string; type: number; TTL: number; data: string }[] = [];
  let name = query.get("name") ?? "";
  for (
    let alias = zone[`CNAME ${name}`];
    Array.isArray(alias) && Answer.length < 8;
    alias = zone[`CNAME ${name}`]
  ) {
    const target = String(alias[0]);
    Answer.push({ name, type: types.CNAME ?? 0, TTL: 300, data: `${target}.` });
    name = target;
  }
  const entry = zone[`${type} ${name}`];
  if (typeof entry === "function") return entry();
  if (typeof entry === "number") return dnsJson({ Status: entry });
  for (const record of entry ?? [])
    Answer.push({ name, type: types[type] ?? 0, TTL: 300, data: dataOf(record, type) });
  const isKnown = Object.keys(zone).some((each) => each.endsWith(` ${name}`));
  return dnsJson({ Status: isKnown ? 0 : noSuchName, ...(Answer.length > 0 && { Answer }) });
}

export function dnsJson(body: object): Response {
  const whole = { TC: false, RD: true, RA: true, AD: false, CD: false, ...body };
  return new Response(JSON.stringify(whole), { headers: { "Content-Type": "application/dns-json" } });
}

/** A name server that never answers; the caller has to give up. */
export function neverAnswers(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

function dataOf(record: string | string[], type: string): string {
  if (type !== "TXT") return String(record);
  const strings = Array.isArray(record) ? record : (record.match(/.{1,255}/gs) ?? [""]);
  return strings.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(" ");
}
