import { describe, expect, it } from "vitest";
import type { Zone } from "../stand-ins/doh-server.ts";
import { askOver } from "../stand-ins/sending-domains.ts";
import { checkAlignment } from "./alignment.ts";
import { checkDmarc } from "./dmarc.ts";
import { readDmarc } from "./dmarc-record.ts";
import type { CheckState } from "./domain-check.ts";

const at = "pond.example";
const check = async (zone: Zone, domain = at) =>
  (await checkDmarc(askOver(zone), domain, `letters@${domain}`)).check;
const withRecord = (record: string, more: Zone = {}) => check({ [`TXT _dmarc.${at}`]: [record], ...more });

describe("DMARC", () => {
  it.each([
    ["v=DMARC1; p=quarantine"],
    ["v=DMARC1;p=REJECT;"],
    [
      "v=DMARC1; p=reject; sp=quarantine; np=reject; psd=n; t=n; adkim=s; aspf=r; pct=100; fo=1; rua=mailto:a@pond.example!10m,mailto:b@mail.pond.example",
    ],
    ["v=DMARC1; p=reject; unheard=of"],
    ["v=DMARC1; rua=mailto:a@pond.example; p=reject"],
    ["V=DMARC1; sp=reject; adkim=s; p=quarantine"],
  ])("is good with %s", async (record) => {
    expect(await withRecord(record)).toMatchObject({ state: "good", mend: null, found: [record] });
  });

  it("is missing where there is none, and begins with watching", async () => {
    expect(await check({ [`TXT _dmarc.${at}`]: ["some other text"] })).toMatchObject({
      state: "missing",
      record: { type: "TXT", name: `_dmarc.${at}`, value: `v=DMARC1; p=none; rua=mailto:letters@${at}` },
    });
  });

  it("is broken where there are two", async () => {
    const zone = { [`TXT _dmarc.${at}`]: ["v=DMARC1; p=none", "v=DMARC1; p=reject"] };
    expect(await check(zone)).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("counts as none"),
    });
  });

  it("only watches with p=none, and shows how to raise it", async () => {
    expect(await withRecord("v=DMARC1; p=none; rua=mailto:a@pond.example")).toMatchObject({
      state: "poor",
      record: { value: "v=DMARC1; p=quarantine; rua=mailto:a@pond.example" },
    });
  });

  it.each([
    ["v=DMARC1", "v=DMARC1; p=quarantine"],
    ["v=DMARC1; rua=mailto:a@pond.example", "v=DMARC1; p=quarantine; rua=mailto:a@pond.example"],
    ["v=DMARC1; p=reject; t=y", "v=DMARC1; p=reject"],
    ["v=DMARC1;t=y;p=quarantine;", "v=DMARC1;p=quarantine;"],
    ["v=DMARC1; p=reject; np=none", "v=DMARC1; p=reject; np=quarantine"],
    ["v=DMARC1; p=reject; sp=none", "v=DMARC1; p=reject; sp=quarantine"],
    ["v=DMARC1; p=reject; pct=50; adkim=s", "v=DMARC1; p=reject; adkim=s"],
    ["v=DMARC1; p=reject; pct=101", "v=DMARC1; p=reject"],
  ])("could be better where it leaves something open: %s", async (record, value) => {
    expect(await withRecord(record)).toMatchObject({ state: "poor", record: { value } });
  });

  it("is the one that is valid where something else is beside it", async () => {
    const zone = { [`TXT _dmarc.${at}`]: ["v=DMARC10; p=none", "v=DMARC1; p=reject"] };
    expect(await check(zone)).toMatchObject({ state: "good", found: ["v=DMARC1; p=reject"] });
  });

  it.each([
    ["v=DMARC1; p=reject; np=never", "np=never"],
    ["v=DMARC1; p=reject; t=maybe", "t=maybe"],
    ["v=DMARC1; p=block", "p=block is not one of"],
    ["v=DMARC1; p=reject; sp=never", "sp=never"],
    ["v=DMARC1; p=reject; adkim=strict", "adkim=strict"],
    ["v=DMARC1; p=reject; aspf=x", "aspf=x"],
    ["v=DMARC1; p=reject; p=none", "twice"],
    ["v=DMARC1; p=reject; rua=a@pond.example", "not a mailto:"],
    ["v=DMARC1; p=reject; rua=mailto:", "not a mailto:"],
    ["v=DMARC1 p=reject", "begin"],
    ["v=dmarc1; p=reject", "begin"],
    ["DMARC1; p=reject", "begin"],
    ["v=DMARC1; p reject", "is not a tag"],
  ])("is broken when malformed: %s", async (record, told) => {
    const { state, mend } = await withRecord(record);
    expect([state, mend]).toEqual(["broken", expect.stringContaining(told)]);
  });

  it("is inherited from the organization’s domain, with its rule for subdomains", async () => {
    const zone = { "TXT _dmarc.pond.example": ["v=DMARC1; p=reject; sp=none"] };
    const above = await check(zone, "a.news.pond.example");
    expect(above).toMatchObject({
      state: "poor",
      found: ["at _dmarc.pond.example: v=DMARC1; p=reject; sp=none"],
    });
    expect(above.record).toMatchObject({
      name: "_dmarc.pond.example",
      value: "v=DMARC1; p=reject; sp=quarantine",
    });
    const near = { ...zone, "TXT _dmarc.news.pond.example": ["v=DMARC1; p=quarantine"] };
    expect((await check(near, "a.news.pond.example")).state).toBe("poor");
    expect((await check(near, "news.pond.example")).state).toBe("good");
    const apart = { ...zone, "TXT _dmarc.news.pond.example": ["v=DMARC1; p=quarantine; psd=n"] };
    expect((await check(apart, "a.news.pond.example")).state).toBe("good");
    expect(
      (await check({ "TXT _dmarc.pond.example": ["v=DMARC1; p=reject"] }, "news.pond.example")).state,
    ).toBe("good");
  });

  it("is inherited from a registry only where nothing below it has one", async () => {
    const zone = { "TXT _dmarc.example": ["v=DMARC1; p=reject; psd=y"] };
    expect(await check(zone)).toMatchObject({
      state: "good",
      found: ["at _dmarc.example: v=DMARC1; p=reject; psd=y"],
    });
    const own = { ...zone, "TXT _dmarc.pond.example": ["v=DMARC1; p=none"] };
    expect(await check(own, "news.pond.example")).toMatchObject({ state: "poor" });
    expect((await check({ "TXT _dmarc.example": ["v=DMARC1; p=reject"] })).state).toBe("missing");
  });

  it("is unknown while the domain or one above it gives no answer", async () => {
    expect((await check({ [`TXT _dmarc.${at}`]: 2 })).state).toBe("unknown");
    expect((await check({ "TXT _dmarc.pond.example": 5 }, "news.pond.example")).state).toBe("unknown");
  });

  it("asks another domain whether it wants the reports", async () => {
    const record = "v=DMARC1; p=reject; rua=mailto:a@reports.example; ruf=mailto:b@pond.example";
    const consent = `${at}._report._dmarc.reports.example`;
    expect(await withRecord(record)).toMatchObject({
      state: "poor",
      mend: expect.stringContaining("reports.example"),
      record: { type: "TXT", name: consent, value: "v=DMARC1" },
    });
    expect((await withRecord(record, { [`TXT ${consent}`]: ["v=DMARC1;"] })).state).toBe("good");
    expect((await withRecord(record, { [`TXT ${consent}`]: 2 })).state).toBe("good");
  });

  it("may be behind a CNAME", async () => {
    const zone = {
      [`CNAME _dmarc.${at}`]: ["dmarc.provider.example"],
      "TXT dmarc.provider.example": ["v=DMARC1; p=reject"],
    };
    expect((await check(zone)).state).toBe("good");
  });
});

describe("alignment", () => {
  function align(
    record: string | null,
    returnPath: string,
    [spf, dkim]: [CheckState, CheckState] = ["good", "good"],
  ) {
    return checkAlignment({ domain: at, returnPath, spf, dkim, dmarc: record ? readDmarc(record) : null });
  }

  it.each([
    [null, at],
    [null, `send.${at}`],
    ["v=DMARC1; p=reject; adkim=s; aspf=s", at],
    ["v=DMARC1; p=reject; aspf=r", `send.${at}`],
  ])("is good with %s and bounces to %s", (record, returnPath) => {
    expect(align(record, returnPath).state).toBe("good");
  });

  it("depends on DKIM alone where aspf=s meets another return path, and shows the fix", () => {
    const found = align("v=DMARC1; p=reject; aspf=s; rua=mailto:a@pond.example", `send.${at}`);
    expect(found).toMatchObject({
      state: "poor",
      record: { name: `_dmarc.${at}`, value: "v=DMARC1; p=reject; rua=mailto:a@pond.example" },
    });
    expect(align(null, "bounces.provider.example").state).toBe("poor");
    expect(align(null, `not${at}`).state).toBe("poor");
  });

  it.each<[CheckState, CheckState, CheckState]>([
    ["good", "missing", "poor"],
    ["broken", "good", "poor"],
    ["poor", "poor", "good"],
    ["missing", "broken", "broken"],
    ["unknown", "good", "unknown"],
    ["broken", "unknown", "unknown"],
  ])("with SPF %s and DKIM %s is %s", (spf, dkim, state) => {
    expect(align(null, at, [spf, dkim]).state).toBe(state);
  });

  it("is broken where DKIM fails and bounces go to a stranger", () => {
    expect(align(null, "bounces.provider.example", ["good", "missing"]).state).toBe("broken");
  });
});
