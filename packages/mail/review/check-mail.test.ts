import { describe, expect, it } from "vitest";
import {
  checkAlts,
  checkLinks,
  checkRecords,
  checkSize,
  checkSubject,
  checkUnsubscribe,
} from "./check-mail.ts";
import type { DomainCheck } from "../deliverability/domain-check.ts";

describe("before a mail is sent", () => {
  it.each([
    ["no subject", checkSubject("  ")],
    ["a subject with a line break", checkSubject("Spores\r\nBcc: all@pond.example")],
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
    ["a mail that Gmail cuts", checkSize("x".repeat(102 * 1024))],
    ["a broken link", checkLinks([{ url: "https://a.example/", state: "broken", why: "gone" }])],
    ["a domain without SPF", checkRecords("pond.example", [domainCheck("missing")], "See there.")],
  ])("warns of %s, which may be sent anyway", (_name, { state, mend }) => {
    expect(state).toBe("warning");
    expect(mend).not.toBe("");
  });

  it.each([
    ["a subject that is seen whole", checkSubject("x".repeat(60))],
    ["pictures with words", checkAlts('<img src="a" alt="A toad"> <img alt="Two" src="b">')],
    ["no pictures", checkAlts("<p>a</p>")],
    ["a mail that is seen whole", checkSize("x".repeat(102 * 1024 - 1))],
    ["links that answer", checkLinks([{ url: "https://a.example/", state: "good", why: "" }])],
    ["a domain in order", checkRecords("pond.example", [domainCheck("good")], "See there.")],
  ])("reports %s", (_name, { state, mend }) => expect([state, mend]).toEqual(["good", ""]));

  it("names the things that could not be checked", () => {
    expect(checkRecords("pond.example", null, "See there.").state).toBe("unknown");
    expect(checkRecords("pond.example", [domainCheck("unknown")], "See there.").state).toBe("unknown");
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
