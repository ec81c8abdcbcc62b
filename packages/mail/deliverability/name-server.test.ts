// In workerd, whose own responses and abort signals the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { answerDns, dnsJson, neverAnswers } from "../stand-ins/doh-server.ts";
import { resolverOver } from "../stand-ins/sending-domains.ts";
import { nameServer } from "./name-server.ts";

type Fetch = (url: URL, signal: AbortSignal | null | undefined) => Promise<Response>;

const resolver = "https://dns.example/dns-query";

function serverAt(fetch: Fetch, patience?: { each: number; all: number }) {
  return nameServer(
    { resolver, fetch: async (input, init) => fetch(new URL(String(input)), init?.signal) },
    patience,
  );
}
const ask = (answer: () => Response, type: "TXT" | "MX" = "TXT") =>
  serverAt(async () => answer())("pond.example", type);

describe("the name server", () => {
  it("asks the configured resolver, once for each question", async () => {
    const questions: string[] = [];
    const server = nameServer({
      resolver: "https://dns.example/ask?key=1",
      fetch: async (input, init) => {
        questions.push(String(input));
        expect(new Headers(init?.headers).get("Accept")).toBe("application/dns-json");
        return answerDns({ "TXT pond.example": ["hello"] }, String(input));
      },
    });
    const found = { status: "found", records: [{ text: "hello", strings: ["hello"] }], alias: null };
    expect(await Promise.all([server("pond.example", "TXT"), server("Pond.Example.", "TXT")])).toEqual([
      found,
      found,
    ]);
    expect(questions).toEqual(["https://dns.example/ask?key=1&name=pond.example&type=TXT"]);
  });

  it("joins the strings of a long record, and takes the backslashes out", async () => {
    const data = String.raw`"v=spf1 " "a\"b\\c \228" ""`;
    const answer = await ask(() => dnsJson({ Status: 0, Answer: [{ type: 16, data }] }));
    const strings = ["v=spf1 ", 'a"b\\c ä', ""];
    expect(answer).toEqual({ status: "found", records: [{ text: strings.join(""), strings }], alias: null });
  });

  it("takes records as they are where the resolver leaves the quotes out, or one of them", async () => {
    for (const data of ["v=spf1 -all", '"v=spf1 -all', 'v="spf1"']) {
      const answer = await ask(() => dnsJson({ Status: 0, Answer: [{ type: 16, data }] }));
      expect(answer).toMatchObject({ records: [{ text: data }] });
    }
  });

  it("follows aliases and says where they lead", async () => {
    const resolver = resolverOver({
      "CNAME a.example": ["b.example"],
      "CNAME b.example": ["c.example"],
      "TXT c.example": ["here"],
      "CNAME lost.example": ["nowhere.example"],
    });
    const server = nameServer(resolver);
    expect(await server("a.example", "TXT")).toMatchObject({
      records: [{ text: "here" }],
      alias: "c.example",
    });
    expect(await server("lost.example", "TXT")).toEqual({ status: "absent", alias: "nowhere.example" });
  });

  it("distinguishes a missing record from an unknown one", async () => {
    expect(await ask(() => dnsJson({ Status: 3 }))).toEqual({ status: "absent", alias: null });
    expect(await ask(() => dnsJson({ Status: 0 }))).toEqual({ status: "absent", alias: null });
    expect(await ask(() => dnsJson({ Status: 0, Answer: [{ type: 1, data: "192.0.2.1" }] }))).toMatchObject({
      status: "absent",
    });
  });

  const record = { Status: 0, Answer: [{ type: 16, data: '"v=spf1 -all"' }] };
  it.each<[string, () => Response, string]>([
    ["an error page", () => new Response("no", { status: 503 }), "status 503"],
    ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } }), "not JSON"],
    ["the right words as the wrong kind", () => new Response(JSON.stringify(record)), "not JSON"],
    [
      "half an answer",
      () => new Response('{"Status":0,"Ans', { headers: { "Content-Type": "application/json" } }),
      "invalid response",
    ],
    ["nonsense", () => dnsJson({ Answer: "hello" }), "invalid response"],
    [
      "a record that is none",
      () => dnsJson({ Status: 0, Answer: [{ type: 16, data: 7 }] }),
      "invalid response",
    ],
    ["what was cut short", () => dnsJson({ ...record, TC: true }), "truncated response"],
    ["SERVFAIL", () => dnsJson({ Status: 2 }), "SERVFAIL"],
    ["REFUSED", () => dnsJson({ Status: 5 }), "REFUSED"],
    ["an error nobody has heard of", () => dnsJson({ Status: 99 }), "error 99"],
  ])("is silent, which is not absent, when it gets %s", async (_, answer, reason) => {
    const told = await ask(answer);
    expect(told).toMatchObject({ status: "silent", reason: expect.stringContaining(reason) });
  });

  it("is silent when there is no connection", async () => {
    const server = serverAt(() => Promise.reject(new TypeError("Network connection lost.")));
    expect(await server("pond.example", "TXT")).toEqual({ status: "silent", reason: "no connection" });
  });

  it("gives up a slow question alone, and keeps the answers of the others", async () => {
    const server = serverAt(
      (url, signal) =>
        url.searchParams.get("name") === "slow.example"
          ? neverAnswers(signal)
          : answerDns({ "TXT quick.example": ["here"] }, url.href),
      { each: 20, all: 60_000 },
    );
    const [slow, quick] = await Promise.all([server("slow.example", "TXT"), server("quick.example", "TXT")]);
    expect(slow).toMatchObject({ status: "silent", reason: expect.stringContaining("no response within") });
    expect(quick).toMatchObject({ status: "found" });
  });

  it("gives up whatever is still open when the time for all is over", async () => {
    const server = serverAt((_, signal) => neverAnswers(signal), { each: 60_000, all: 20 });
    expect(await server("pond.example", "TXT")).toMatchObject({ status: "silent" });
  });

  it("asks nothing for invalid names, and ends after a number of valid ones", async () => {
    let asked = 0;
    const server = serverAt(async () => dnsJson({ Status: ++asked && 3 }));
    for (const name of [
      "",
      "a..b",
      "a b.example",
      `${"a".repeat(64)}.example`,
      `${"a.".repeat(130)}example`,
      "%{d}",
    ])
      expect(await server(name, "TXT")).toMatchObject({ status: "absent" });
    expect(asked).toBe(0);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => server(`n${n}.example`, "TXT")));
    expect(asked).toBeLessThan(100);
    expect(answers.at(-1)).toMatchObject({ status: "silent" });
  });
});
