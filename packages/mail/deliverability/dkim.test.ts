import { describe, expect, it } from "vitest";
import type { Zone } from "../stand-ins/doh-server.ts";
import { askOver, keys } from "../stand-ins/sending-domains.ts";
import { checkDkim } from "./dkim.ts";
import { rsaBits } from "./dkim-key.ts";

const at = "pond.example";
const check = (zone: Zone, selectors: string[] = []) =>
  checkDkim(askOver(zone), at, { selectors, setting: "DKIM_SELECTOR" });
const withKey = (record: string | string[], selector = "s1") =>
  check({ [`TXT ${selector}._domainkey.${at}`]: [record] });
const bytes = (key: string) => Uint8Array.from(atob(key), (character) => character.charCodeAt(0));

describe("DKIM", () => {
  it.each([
    [`v=DKIM1; k=rsa; p=${keys.rsa2048}`],
    [`k=rsa; p=${keys.rsa2048}`],
    [`p=${keys.rsa2048};`],
    [`v=DKIM1; h=sha1:sha256; s=*; t=s; n=A note; p=${keys.rsa2048Bare}`],
    [`v=DKIM1;p=${keys.rsa2048.slice(0, 100)} ${keys.rsa2048.slice(100)}`],
  ])("is good with a key of 2048 bits: %#", async (record) => {
    expect(await withKey(record)).toMatchObject({ state: "good", mend: null, record: null });
  });

  it("shows under which name the key was found", async () => {
    expect((await withKey(`v=DKIM1; p=${keys.rsa2048}`, "fm2")).found[0]).toMatch(/^fm2: v=DKIM1; p=MIIB/);
  });

  it("is missing where no key is under the usual names", async () => {
    const { state, mend, record } = await check({});
    expect(state).toBe("missing");
    expect(mend).toContain("DKIM_SELECTOR");
    expect(record).toMatchObject({ type: "TXT", name: `resend._domainkey.${at}` });
  });

  it("asks only for the names that are configured", async () => {
    const zone = {
      [`TXT s1._domainkey.${at}`]: [`v=DKIM1; p=${keys.rsa2048}`],
      [`TXT mine._domainkey.${at}`]: [`v=DKIM1; p=${keys.rsa2048}`],
    };
    expect((await check(zone, ["mine"])).found).toHaveLength(1);
    expect(await check(zone, ["other", "more"])).toMatchObject({
      state: "missing",
      mend: expect.stringContaining("other or more"),
      record: { name: `other._domainkey.${at}` },
    });
  });

  it.each([
    [`v=DKIM1; p=`, "revoked"],
    [`v=DKIM1; k=rsa; p=${keys.rsa512}`, "512 bits"],
    [`v=DKIM1; k=rsa`, "p= is missing"],
    [`v=DKIM1; p=${keys.rsa2048.slice(0, -20)}`, "incomplete or damaged"],
    [`v=DKIM1; p=${keys.rsa2048.slice(0, 253)}`, "damaged"],
    [`v=DKIM1; p=-----BEGIN PUBLIC KEY-----${keys.rsa2048}`, "damaged"],
    [`v=DKIM1; p=${keys.rsa2048.replace("A", "*")}`, "damaged"],
    [`v=DKIM1; p=${btoa("hello, this is no key at all")}`, "incomplete or damaged"],
    [`v=DKIM1; p="${keys.rsa2048}"`, "quotation marks"],
    [`v=DKIM1; k=rsa4096; p=${keys.rsa2048}`, "rsa4096"],
    [`v=DKIM1; h=sha1; p=${keys.rsa2048}`, "sha256"],
    [`v=DKIM1; s=chat; p=${keys.rsa2048}`, "not for email"],
    [`v=DKIM2; p=${keys.rsa2048}`, "v=DKIM1"],
    [`k=rsa; v=DKIM1; p=${keys.rsa2048}`, "v=DKIM1"],
    [`v=DKIM1; rsa; p=${keys.rsa2048}`, "“rsa” is not a tag"],
    [`v=DKIM1; p=${keys.rsa2048}; p=${keys.rsa2048}`, "twice"],
    [`v=DKIM1; k=ed25519; p=${keys.rsa2048}`, "not an Ed25519 key"],
    ["hello", "not a key"],
  ])("is broken: %#", async (record, told) => {
    const { state, mend } = await withKey(record);
    expect([state, mend]).toEqual(["broken", expect.stringContaining(told)]);
  });

  it.each([
    [`v=DKIM1; p=${keys.rsa1024}`, "1024 bits"],
    [`v=DKIM1; k=ed25519; p=${keys.ed25519}`, "Ed25519"],
    [`v=DKIM1; t=y; p=${keys.rsa2048}`, "as a test"],
    [`v=DKIM1; t=s:y; p=${keys.rsa2048}`, "as a test"],
  ])("could be better: %#", async (record, told) => {
    const { state, mend } = await withKey(record);
    expect([state, mend]).toEqual(["poor", expect.stringContaining(told)]);
  });

  it("is broken as one string of more than 255 characters, which no zone can hold", async () => {
    const record = `v=DKIM1; p=${keys.rsa2048}`;
    expect(await withKey([record])).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("quoted parts"),
    });
    expect(await withKey([record.slice(0, 200), record.slice(200)])).toMatchObject({ state: "good" });
  });

  it("is broken where the key was put into two records", async () => {
    const record = `v=DKIM1; p=${keys.rsa2048}`;
    const zone = { [`TXT s1._domainkey.${at}`]: [record.slice(0, 200), record.slice(200)] };
    expect(await check(zone)).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("several TXT records"),
    });
  });

  it("follows a CNAME to the provider's key, and says so where it leads nowhere", async () => {
    const zone: Zone = { [`CNAME k2._domainkey.${at}`]: ["dkim2.provider.example"] };
    const whole = { ...zone, "TXT dkim2.provider.example": [`v=DKIM1; p=${keys.rsa2048}`] };
    const followed = await check(whole);
    expect(followed.state).toBe("good");
    expect(followed.found[0]).toContain("CNAME dkim2.provider.example");
    expect(await check(zone)).toMatchObject({
      state: "broken",
      mend: expect.stringContaining("dkim2.provider.example, which has no key"),
    });
  });

  it("is as good as its best key", async () => {
    const revoked = { [`TXT s1._domainkey.${at}`]: ["v=DKIM1; p="] };
    const old = { ...revoked, [`TXT s2._domainkey.${at}`]: [`p=${keys.rsa1024}`] };
    expect((await check(old)).state).toBe("poor");
    expect((await check({ ...old, [`TXT k1._domainkey.${at}`]: [`p=${keys.rsa2048}`] })).state).toBe("good");
  });

  it("is unknown, not missing, while one of the names gives no answer", async () => {
    const silent = { [`TXT k3._domainkey.${at}`]: 2 };
    expect((await check(silent)).state).toBe("unknown");
    expect((await check({ ...silent, [`TXT k1._domainkey.${at}`]: [`p=${keys.rsa2048}`] })).state).toBe(
      "good",
    );
  });
});

describe("the length of an RSA key", () => {
  it.each([
    [keys.rsa512, 512],
    [keys.rsa1024, 1024],
    [keys.rsa2048, 2048],
    [keys.rsa2048Bare, 2048],
  ])("is read out of it: %#", (key, bits) => expect(rsaBits(bytes(key))).toBe(bits));

  it("is null for a key that is cut anywhere", () => {
    const whole = bytes(keys.rsa1024);
    for (let length = 0; length < whole.length; length++)
      expect(rsaBits(whole.subarray(0, length))).toBeNull();
  });
});
