import { describe, expect, it } from "vitest";
import { testOwner, testServices } from "#tests/services.ts";
import { isRefused } from "../outcome.ts";
import { checkSendingDomain } from "./sending-domain.server.ts";

type Zone = Record<string, string[]>;

const goodZone: Zone = {
  "TXT toadstool.test": ['"v=spf1 include:mail.pond.example " "~all"', '"some-verification=1"'],
  "TXT resend._domainkey.toadstool.test": ['"v=DKIM1; k=rsa; p=MIGf"'],
  "TXT _dmarc.toadstool.test": ['"v=DMARC1; p=quarantine"'],
  "MX toadstool.test": ["10 mx.pond.example."],
};

async function check(zone: Zone, answer?: () => Response) {
  const { services } = testServices({
    fetch: async (input) => {
      const url = new URL(String(input));
      expect(url.origin).toBe("https://cloudflare-dns.com");
      if (answer) return answer();
      const type = url.searchParams.get("type");
      const records = zone[`${type} ${url.searchParams.get("name")}`];
      const Answer = records?.map((data) => ({ type: type === "MX" ? 15 : 16, data }));
      return Response.json({ Status: records ? 0 : 3, Answer });
    },
  });
  const result = await checkSendingDomain(services, testOwner(services));
  if (isRefused(result)) throw new Error(result.message);
  return Object.fromEntries(result.checks.map((each) => [each.name, each]));
}

describe("the sending domain", () => {
  it("is good when all five are, and shows what was found", async () => {
    const checks = await check(goodZone);
    for (const each of Object.values(checks)) expect(each).toMatchObject({ state: "good", mend: null });
    expect(checks.SPF?.found).toEqual(["v=spf1 include:mail.pond.example ~all"]);
    expect(checks.DKIM?.found).toEqual(["resend: v=DKIM1; k=rsa; p=MIGf"]);
  });

  it("lacks everything when nothing is there, and is told how to mend each", async () => {
    const checks = await check({});
    for (const name of ["SPF", "DKIM", "DMARC", "MX"]) {
      expect(checks[name]?.state).toBe("missing");
      expect(checks[name]?.mend).toBeTruthy();
    }
  });

  it.each([
    ["TXT toadstool.test", ['"v=spf1 ~all"', '"v=spf1 -all"'], "SPF", "missing"],
    ["TXT toadstool.test", ['"v=spf1 +all"'], "SPF", "poor"],
    ["TXT toadstool.test", ['"v=spf1 include:x.example"'], "SPF", "poor"],
    ["TXT toadstool.test", ['"v=spf1 redirect=_spf.x.example"'], "SPF", "good"],
    ["TXT resend._domainkey.toadstool.test", ['"v=DKIM1; p="'], "DKIM", "missing"],
    ["TXT _dmarc.toadstool.test", ['"v=DMARC1; p=none"'], "DMARC", "poor"],
    ["TXT _dmarc.toadstool.test", ['"v=DMARC1; rua=mailto:x@y.example"'], "DMARC", "missing"],
    ["MX toadstool.test", ["0 ."], "MX", "missing"],
  ])("with %s %j has %s %s", async (name, records, checked, state) => {
    expect((await check({ ...goodZone, [name]: records }))[checked]?.state).toBe(state);
  });

  it.each([
    ["an error", () => new Response("no", { status: 503 })],
    ["nonsense", () => Response.json({ hello: "there" })],
    ["no JSON", () => new Response("<html>")],
    ["a failure of its own", () => Response.json({ Status: 2 })],
  ])("is unknown, not missing, when the name server answers %s", async (_, answer) => {
    const checks = await check({}, answer);
    for (const name of ["SPF", "DKIM", "DMARC", "MX"]) expect(checks[name]?.state).toBe("unknown");
  });
});
