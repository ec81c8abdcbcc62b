import { describe, expect, it } from "vitest";
import { testServices } from "#testing/services.ts";
import { checkAudience, checkConfiguration, checkContent, checkTested } from "./checks.ts";

const { services } = testServices();
const { mail } = services.settings;

describe("before a letter is sent", () => {
  it.each([
    ["no text", checkContent(" \n")],
    ["a text too long for a letter", checkContent("x".repeat(200_001))],
    ["nobody to read it", checkAudience(0)],
    ["no postal line", checkConfiguration({ mail: { ...mail, postalLine: "" } }, services.mail)],
    ["a service without letters", checkConfiguration({ mail }, { name: "cloudflare", takesLetters: false })],
  ])("is %s, with how to fix it", (_name, { state, mend }) => {
    expect(state).toBe("blocking");
    expect(mend).not.toBe("");
  });

  it("warns of no test, and it may be sent anyway", () =>
    expect(checkTested(false)).toMatchObject({ state: "warning", mend: expect.stringContaining("test") }));

  it.each([
    ["a test", checkTested(true)],
    ["readers", checkAudience(2)],
    ["a service that takes letters", checkConfiguration({ mail }, services.mail)],
  ])("reports %s", (_name, { state, mend }) => expect([state, mend]).toEqual(["good", ""]));

  it("writes many readers as they are read", () =>
    expect(checkAudience(12_345).words).toBe("12,345 readers."));
});
