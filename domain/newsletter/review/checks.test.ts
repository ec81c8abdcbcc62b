import { describe, expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import {
  checkAlts,
  checkAudience,
  checkConfiguration,
  checkContent,
  checkDomain,
  checkLinks,
  checkSize,
  checkSubject,
  checkTested,
  checkUnsubscribe,
} from "./checks.ts";
import type { DomainCheck } from "@toadstool/mail/deliverability";

const { services } = testServices();
const { mail } = services.settings;

describe("before a letter is sent", () => {
  it.each([
    ["no subject", checkSubject("  ")],
    ["no text", checkContent(" \n")],
    ["a subject with a line break", checkSubject("Spores\r\nBcc: all@pond.example")],
    ["a text too long for a letter", checkContent("x".repeat(200_001))],
    ["nobody to read it", checkAudience(0)],
    ["no postal line", checkConfiguration({ mail: { ...mail, postalLine: "" } }, services.mail)],
    ["a service without letters", checkConfiguration({ mail }, { name: "cloudflare", takesLetters: false })],
    ["no way out", checkUnsubscribe({ html: "a", text: "b", headers: {} })],
    [
      "a way out in one part alone",
      checkUnsubscribe({
        html: "https://a.example/out",
        text: "b",
        headers: { "List-Unsubscribe": "<https://a.example/out>" },
      }),
    ],
  ])("is %s, with how to fix it", (_name, { state, mend }) => {
    expect(state).toBe("blocking");
    expect(mend).not.toBe("");
  });

  it.each([
    ["a long subject", checkSubject("x".repeat(61))],
    ["a picture without words", checkAlts('<img src="https://a.example/a.png" alt="">')],
    ["a letter that Gmail cuts", checkSize("x".repeat(102 * 1024))],
    ["a broken link", checkLinks([{ url: "https://a.example/", state: "broken", why: "gone" }])],
    ["no test", checkTested(false)],
    ["a domain without SPF", checkDomain("pond.example", [domainCheck("missing")])],
  ])("warns of %s, which may be sent anyway", (_name, { state, mend }) => {
    expect(state).toBe("warning");
    expect(mend).not.toBe("");
  });

  it.each([
    ["a subject that is seen whole", checkSubject("x".repeat(60))],
    ["pictures with words", checkAlts('<img src="a" alt="A toad"> <img alt="Two" src="b">')],
    ["no pictures", checkAlts("<p>a</p>")],
    ["a letter that is seen whole", checkSize("x".repeat(102 * 1024 - 1))],
    ["links that answer", checkLinks([{ url: "https://a.example/", state: "good", why: "" }])],
    ["a test", checkTested(true)],
    ["a domain in order", checkDomain("pond.example", [domainCheck("good")])],
    ["readers", checkAudience(2)],
    ["a service that takes letters", checkConfiguration({ mail }, services.mail)],
  ])("reports %s", (_name, { state, mend }) => expect([state, mend]).toEqual(["good", ""]));

  it("writes many readers as they are read", () =>
    expect(checkAudience(12_345).words).toBe("12,345 readers."));

  it("names the things that could not be checked", () => {
    expect(checkDomain("pond.example", null).state).toBe("unknown");
    expect(checkDomain("pond.example", [domainCheck("unknown")]).state).toBe("unknown");
    const links = checkLinks([{ url: "https://a.example/", state: "unsure", why: "it answered 403" }]);
    expect(links).toMatchObject({ state: "unknown", items: ["https://a.example/ – it answered 403"] });
  });

  it("counts bytes and no letters", () => expect(checkSize("ä".repeat(52 * 1024)).state).toBe("warning"));
});

function domainCheck(state: DomainCheck["state"]): DomainCheck {
  return {
    name: "SPF",
    state,
    found: [],
    record: null,
    wanted: "One record.",
    mend: state === "good" ? null : "Add one.",
  };
}
