import { describe, expect, it } from "vitest";
import type { Zone } from "../stand-ins/doh-server.ts";
import { askOver } from "../stand-ins/sending-domains.ts";
import { checkSpf } from "./spf.ts";

const at = "pond.example";
const check = (zone: Zone, provider: string | null = null) =>
  checkSpf(askOver(zone), { returnPath: at, provider });
const withRecord = (record: string, more: Zone = {}) => check({ [`TXT ${at}`]: [record], ...more });
const include = (n: number, record = "v=spf1 ip4:192.0.2.1 -all"): Zone => ({
  [`TXT s${n}.example`]: [record],
});
const includes = (count: number, record?: string): Zone =>
  Object.assign({}, ...Array.from({ length: count }, (_, n) => include(n, record))) as Zone;
const naming = (count: number) => Array.from({ length: count }, (_, n) => `include:s${n}.example`).join(" ");

describe("SPF", () => {
  it.each([
    ["v=spf1 ip4:192.0.2.1 -all"],
    ["V=SPF1 IP4:192.0.2.0/24 ~ALL"],
    ["v=spf1 ip6:2001:db8::/32 ip6:::1 ~all"],
    ["v=spf1 a mx a:a.example/24 mx:m.example//64 a/24//64 ~all"],
    ["v=spf1 exists:%{i}._spf.%{d2r-} ~all"],
    ["v=spf1  include:s0.example   -all"],
    ["v=spf1 redirect=s0.example"],
    ["v=spf1 include:s0.example -all exp=why.example other=thing"],
    ["v=spf1 -all include:nowhere.example"],
    ["v=spf1 include:alias.example ~all"],
    ["v=spf1 ip4:192.0.2.1/0 ip6:::/0 a:a.example/32//128 ~all"],
    ["v=spf1 exists:%{l1r+-}.%{O}._spf.%{d2/}.example ~all exp=%{d}"],
    ["v=spf1 exists:%{i}%%%_%-.%{h} moo=%{s} ~all"],
    ["v=spf1 a:3com.example ~all"],
  ])("is good with %s", async (record) => {
    const zone: Zone = {
      ...include(0),
      "CNAME alias.example": ["s0.example"],
      [`A ${at}`]: ["192.0.2.1"],
      "A a.example": ["192.0.2.2"],
      "A 3com.example": ["192.0.2.3"],
      [`MX ${at}`]: ["10 mx.example."],
      "MX m.example": ["10 mx.example."],
    };
    expect(await withRecord(record, zone)).toMatchObject({
      state: "good",
      mend: null,
      record: null,
      found: [record],
    });
  });

  it("is missing where there is none, and gives the record to paste", async () => {
    const { state, mend, record } = await check({ [`TXT ${at}`]: ["google-site-verification=1"] });
    expect([state, record]).toEqual([
      "missing",
      { type: "TXT", name: at, value: "v=spf1 include:YOUR-MAIL-PROVIDER.example ~all" },
    ]);
    expect(mend).toContain(at);
    expect((await check({}, "amazonses.com")).record?.value).toBe("v=spf1 include:amazonses.com ~all");
  });

  it("is the one that is valid where another version is beside it", async () => {
    const zone = {
      [`TXT ${at}`]: ["v=spf10 ip4:192.0.2.1 -all", "v=spf1 ip4:192.0.2.1 -all", "v=spf2 -all"],
    };
    expect(await check(zone)).toMatchObject({ state: "good", found: ["v=spf1 ip4:192.0.2.1 -all"] });
    expect((await check({ [`TXT ${at}`]: ["v=spf10 -all", "v=spf2 -all"] })).mend).toContain("begin with");
  });

  it("is broken where a name has more than ten mail servers", async () => {
    const servers = (count: number) => ({
      "MX m.example": Array.from({ length: count }, (_, n) => `${n} mx${n}.example.`),
    });
    expect((await withRecord("v=spf1 mx:m.example ~all", servers(10))).state).toBe("good");
    expect(await withRecord("v=spf1 mx:m.example ~all", servers(11))).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("more than 10 MX"),
    });
  });

  it("is broken where there are two, and joins them into one", async () => {
    const zone = {
      [`TXT ${at}`]: ["v=spf1 include:a.example ip4:192.0.2.1 -all", "v=spf1 include:a.example mx ~all"],
    };
    expect(await check(zone)).toMatchObject({
      state: "broken",
      record: { value: "v=spf1 include:a.example ip4:192.0.2.1 mx ~all" },
    });
  });

  it.each([
    ["v=spf1 +all", "broken", "v=spf1 ~all"],
    ["v=spf1 mx all", "broken", "v=spf1 mx ~all"],
    ["v=spf1 mx ?all", "poor", "v=spf1 mx ~all"],
    ["v=spf1 mx", "poor", "v=spf1 mx ~all"],
  ])("with %s is %s: %s instead", async (record, state, value) => {
    expect(await withRecord(record, { [`MX ${at}`]: ["10 mx.example."] })).toMatchObject({
      state,
      record: { value },
    });
  });

  it.each([
    ["v=spf1 includ:s0.example ~all", "includ:s0.example"],
    ["v=spf1 include: ~all", "include:"],
    ["v=spf1 include ~all", "include"],
    ["v=spf1 ip4:192.0.2.256 ~all", "ip4:192.0.2.256"],
    ["v=spf1 ip4:192.0.2.1/33 ~all", "/33"],
    ["v=spf1 ip4:192.0.2 ~all", "ip4:192.0.2"],
    ["v=spf1 ip6:192.0.2.1 ~all", "ip6:"],
    ["v=spf1 ip6:2001:db8::/129 ~all", "/129"],
    ["v=spf1 ip6:gggg:: ~all", "gggg"],
    ["v=spf1 all:pond.example", "all:pond.example"],
    ["v=spf1, include:s0.example ~all", "begin"],
    ["v=spf1 include:s0.example,~all", ",~all"],
    ["v=spf1 include:s0.exampleinclude:s1.example ~all", "include:s0.exampleinclude"],
    ["v=spf1 exists:%{x ~all", "exists:"],
    ["v=spf1 redirect=s0.example redirect=s1.example", "twice"],
    ["v=spf1 a/33 ~all", "a/33"],
    ["v=spf1 mx//129 ~all", "mx//129"],
    ["v=spf1 a:a.example/024 ~all", "/024"],
    ["v=spf1 ip4:192.0.2.1/032 ~all", "/032"],
    ["v=spf1 ip4:192.0.02.1 ~all", "ip4:192.0.02.1"],
    ["v=spf1 ip6:2001:db8::/064 ~all", "/064"],
    ["v=spf1 a:192.0.2.1 ~all", "a:192.0.2.1"],
    ["v=spf1 a:a.example- ~all", "a:a.example-"],
    ["v=spf1 ~all exp=", "exp="],
    ["v=spf1 ~all exp=why", "exp=why"],
    ["v=spf1 ~all exp=why.example exp=how.example", "exp= is given twice"],
    ["v=spf1 exists:%{x}.example ~all", "exists:%{x}"],
    ["v=spf1 exists:%{c}.example ~all", "exists:%{c}"],
    ["v=spf1 exists:%{d0}.example ~all", "exists:%{d0}"],
    ["v=spf1 include:%{d}.museum%a ~all", "include:"],
    ["v=spf1 include:%{d} moo=%{ ~all", "moo="],
    ["v=spf1\tinclude:s0.example ~all", "begin"],
    ['"v=spf1 -all"', "begin"],
    [" v=spf1 -all", "begin"],
  ])("is broken when malformed: %j", async (record, told) => {
    const { state, mend } = await withRecord(record, includes(2));
    expect(state).toBe("broken");
    expect(mend).toContain(told);
  });

  it("warns of strings that were joined without a blank", async () => {
    const parts = ["v=spf1 include:s0.example", "include:s1.example ~all"];
    const { state, mend } = await check({ [`TXT ${at}`]: [parts], ...includes(2) });
    expect(state).toBe("broken");
    expect(mend).toContain("joined without a space");
  });

  it("takes ten lookups, and not eleven, whoever includes them", async () => {
    expect(await withRecord(`v=spf1 ${naming(10)} ~all`, includes(10))).toMatchObject({ state: "good" });
    expect(await withRecord(`v=spf1 ${naming(11)} ~all`, includes(11))).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("(11, with"),
    });
    const nested = { "TXT deep.example": [`v=spf1 ${naming(10)} -all`], ...includes(10) };
    expect(await withRecord("v=spf1 include:deep.example ~all", nested)).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("(11, with"),
    });
  });

  it("counts a, mx, ptr, exists and redirect as lookups, and addresses not", async () => {
    const zone = { [`A ${at}`]: ["192.0.2.1"], [`MX ${at}`]: ["10 mx.example."], ...includes(8) };
    const ten = `v=spf1 a mx exists:%{i}.example ip4:192.0.2.1 ${naming(6)} redirect=s7.example`;
    expect(await withRecord(ten, zone)).toMatchObject({ state: "good" });
    expect((await withRecord(ten.replace("redirect", "ptr redirect"), zone)).mend).toContain("(11, with");
  });

  it("stops asking when a chain of records never ends", async () => {
    const zone: Zone = {};
    for (let n = 0; n < 60; n++) zone[`TXT s${n}.example`] = [`v=spf1 include:s${n + 1}.example -all`];
    const { state, mend } = await withRecord("v=spf1 include:s0.example ~all", zone);
    expect(state).toBe("broken");
    expect(mend).toContain("over 20");
  });

  it("is broken where it refers back to itself", async () => {
    const zone = {
      "TXT a.example": ["v=spf1 include:b.example -all"],
      "TXT b.example": ["v=spf1 include:A.example. -all"],
    };
    expect((await withRecord("v=spf1 include:a.example ~all", zone)).mend).toContain("refers back to itself");
    expect((await withRecord(`v=spf1 include:${at} ~all`)).mend).toContain("refers back to itself");
  });

  it("is broken where an include has no record, two, or a malformed one", async () => {
    const record = "v=spf1 include:s0.example ~all";
    expect((await withRecord(record)).mend).toContain("has no SPF record");
    expect((await withRecord(record, { "TXT s0.example": ["hello"] })).mend).toContain("has no SPF record");
    const two = { "TXT s0.example": ["v=spf1 -all", "v=spf1 ~all"] };
    expect((await withRecord(record, two)).mend).toContain("more than one SPF record");
    expect((await withRecord(record, include(0, "v=spf1 nonsense -all"))).mend).toContain(
      "At s0.example: “nonsense”",
    );
  });

  it("takes two names that lead nowhere, and not three", async () => {
    expect(await withRecord("v=spf1 a:x1.example mx:x2.example ~all")).toMatchObject({ state: "good" });
    const three = await withRecord("v=spf1 a:x1.example mx:x2.example a:x3.example ~all");
    expect(three).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("x1.example, x2.example, x3.example"),
    });
  });

  it("is unknown while the domain, or a name it includes, gives no answer", async () => {
    expect(await check({ [`TXT ${at}`]: 2 })).toMatchObject({
      state: "unknown",
      mend: expect.stringContaining("SERVFAIL"),
    });
    const half = await withRecord("v=spf1 include:s0.example a:x.example ~all", {
      "TXT s0.example": 2,
      "A x.example": 2,
    });
    expect(half).toMatchObject({ state: "unknown", mend: expect.stringContaining("s0.example, x.example") });
  });

  it("is broken as one string of more than 255 characters, and comes back in parts", async () => {
    const long = `v=spf1 ${Array.from({ length: 16 }, (_, n) => `ip4:198.51.100.${n}`).join(" ")} -all`;
    const { state, record } = await check({ [`TXT ${at}`]: [[long]] });
    expect(state).toBe("broken");
    expect(record?.value).toBe(`"${long.slice(0, 255)}" "${long.slice(255)}"`);
    expect(await check({ [`TXT ${at}`]: [long] })).toMatchObject({ state: "good" });
  });

  it("could be better when it is too long for one answer, or uses ptr", async () => {
    const long = `v=spf1 ${Array.from({ length: 30 }, (_, n) => `ip4:198.51.100.${n}`).join(" ")} -all`;
    expect(await withRecord(long)).toMatchObject({
      state: "poor",
      mend: expect.stringContaining(String(long.length)),
    });
    expect(await withRecord("v=spf1 ptr ~all")).toMatchObject({
      state: "poor",
      mend: expect.stringContaining("ptr"),
    });
  });

  it("is broken where it does not name the provider, and adds it", async () => {
    const zone = { [`TXT ${at}`]: ["v=spf1 ip4:192.0.2.1 ~all"] };
    expect(await check(zone, "amazonses.com")).toMatchObject({
      state: "broken",
      record: { value: "v=spf1 include:amazonses.com ip4:192.0.2.1 ~all" },
    });
    const named = {
      [`TXT ${at}`]: ["v=spf1 include:amazonses.com ~all"],
      "TXT amazonses.com": ["v=spf1 -all"],
    };
    expect(await check(named, "amazonses.com")).toMatchObject({ state: "good" });
    const shouted = { ...named, [`TXT ${at}`]: ["v=spf1 include:AmazonSES.com. ~all"] };
    expect(await check(shouted, "amazonses.com")).toMatchObject({ state: "good" });
  });
});
