import { describe, expect, it } from "vitest";
import { answerDns, neverAnswers, type Zone } from "../stand-ins/doh-server.ts";
import { goodZone, resolverOver } from "../stand-ins/sending-domains.ts";
import { checkDomain, type DomainQuestion } from "./check-domain.ts";
import { checkOneClick, type DomainCheck, summariseChecks } from "./domain-check.ts";
import { nameServer, type Resolver } from "./name-server.ts";

const question: DomainQuestion = {
  from: "letters@toadstool.test",
  transport: "smtp",
  origin: "https://toadstool.test",
  dkimSelectors: [],
  settings: { origin: "SITE_URL", dkimSelectors: "DKIM_SELECTOR" },
};

async function look(
  resolver: Resolver,
  asked: Partial<DomainQuestion> = {},
  patience?: { each: number; all: number },
) {
  const result = await checkDomain(nameServer(resolver, patience), { ...question, ...asked });
  return { ...result, by: Object.fromEntries(result.checks.map((each) => [each.name, each])) };
}
const check = (zone: Zone) => look(resolverOver(zone));
/** A resolver whose answers come from `fetch`. */
const over = (fetch: Resolver["fetch"]) => ({ fetch, resolver: "https://dns.example/dns-query" });

describe("the sending domain", () => {
  it("is good when everything is, and shows the findings", async () => {
    const { domain, summary, checks, by } = await check(goodZone);
    expect(checks.map(({ name, state, mend }) => [name, state, mend])).toEqual(
      ["SPF", "DKIM", "DMARC", "Alignment", "MX", "One-click unsubscribe"].map((name) => [
        name,
        "good",
        null,
      ]),
    );
    expect([domain, summary.state]).toEqual(["toadstool.test", "good"]);
    expect(by.SPF?.found).toEqual(["v=spf1 include:mail.pond.example ~all"]);
    expect(by.MX?.found).toEqual(["10 mx.pond.example."]);
  });

  it("lacks everything when nothing is there, and says how to fix each, with the record to paste", async () => {
    const { by, summary } = await check({});
    for (const name of ["SPF", "DKIM", "DMARC", "MX"]) {
      expect(by[name]?.state).toBe("missing");
      expect(by[name]?.mend).toBeTruthy();
      expect(by[name]?.record?.value).toBeTruthy();
    }
    expect(by.Alignment?.state).toBe("broken");
    expect(summary).toMatchObject({ state: "broken", title: "To fix: SPF, DKIM, DMARC, Alignment and MX" });
  });

  it.each([
    [["0 ."], "broken", "accepts no email"],
    [["10 mx.pond.example.", "0 ."], "broken", "accepts no email"],
    [["10 192.0.2.1"], "broken", "not an IP address"],
    [["mx.pond.example"], "broken", "mx.pond.example"],
    [["10 mx.pond.example.", "ten mx2.pond.example."], "poor", "ten mx2"],
  ])("with the MX records %j is %s", async (records, state, told) => {
    const { by } = await check({ ...goodZone, "MX toadstool.test": records });
    expect(by.MX).toMatchObject({ state, mend: expect.stringContaining(told) });
  });

  it.each([
    ["resend", "send.toadstool.test", "v=spf1 include:amazonses.com ~all"],
    ["cloudflare", "cf-bounce.toadstool.test", "v=spf1 include:_spf.mx.cloudflare.net ~all"],
  ])("is asked for SPF where %s has bounces come back to", async (transport, returnPath, value) => {
    const { by } = await look(resolverOver(goodZone), { transport });
    expect(by.SPF).toMatchObject({ state: "missing", record: { name: returnPath, value } });
    expect(by.Alignment).toMatchObject({ state: "poor" });
  });

  it("looks under the configured DKIM names, and at the domain whatever its capitals", async () => {
    const { asked, ...resolver } = resolverOver(goodZone);
    const { summary } = await look(resolver, { from: "Letters@Toadstool.TEST", dkimSelectors: ["resend"] });
    expect(summary.state).toBe("good");
    expect(asked.filter((question) => question.includes("_domainkey"))).toEqual([
      "TXT resend._domainkey.toadstool.test",
    ]);
  });

  it("asks everything in parallel: a slow answer delays no other", async () => {
    const slow = over(async (input, init) =>
      String(input).includes("name=_dmarc") ? neverAnswers(init?.signal) : answerDns(goodZone, String(input)),
    );
    const { by } = await look(slow, {}, { each: 30, all: 60_000 });
    expect(by.DMARC).toMatchObject({ state: "unknown", mend: expect.stringContaining("no response within") });
    expect([by.SPF?.state, by.DKIM?.state, by.MX?.state]).toEqual(["good", "good", "good"]);
  });

  it("is unknown, not missing, when no name server answers at all", async () => {
    const absent = over(async (_input, init) => neverAnswers(init?.signal));
    const { checks, summary } = await look(absent, {}, { each: 30, all: 30 });
    expect(checks.map(({ state }) => state)).toEqual([...Array.from({ length: 5 }, () => "unknown"), "good"]);
    expect(summary.state).toBe("unknown");
  });
});

describe("one-click unsubscribe", () => {
  it.each([
    ["https://pond.example", "good"],
    ["http://pond.example", "broken"],
    ["https://localhost:8787", "broken"],
    ["https://192.0.2.1", "broken"],
    ["", "broken"],
  ])("from %j is %s", (origin, state) => expect(checkOneClick(origin).state).toBe(state));

  it("names the setting to change", () => {
    expect(checkOneClick("", "SITE_URL")).toMatchObject({
      found: ["no SITE_URL"],
      mend: expect.stringContaining("set SITE_URL to it"),
    });
  });
});

describe("the summary", () => {
  const checks = (...states: DomainCheck["state"][]) =>
    states.map((state, index) => ({
      ...checkOneClick(""),
      name: (["SPF", "DKIM", "MX"] as const)[index] ?? "SPF",
      state,
    }));

  it.each<[DomainCheck["state"][], DomainCheck["state"], string]>([
    [["good", "good", "good"], "good", "Everything is in order"],
    [["poor", "good", "poor"], "poor", "Good, with room for improvement"],
    [["poor", "unknown", "good"], "unknown", "No response: DKIM"],
    [["missing", "unknown", "broken"], "broken", "To fix: SPF and MX"],
  ])("of %j is %s: %s", (states, state, title) => {
    expect(summariseChecks("pond.example", checks(...states))).toMatchObject({ state, title });
  });
});
