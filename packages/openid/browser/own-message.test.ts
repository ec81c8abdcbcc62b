import { describe, expect, it } from "vitest";
import { ownMessage } from "./own-message.ts";

const origin = "https://toadstool.test";
const popup = { name: "the popup" } as unknown as Window;
const another = { name: "another window" } as unknown as Window;
const from = { kind: "site-popup-login", source: popup, origin } as const;
const told = { kind: "site-popup-login", code: "logged_in" };

describe("a message from the login's window", () => {
  it("is heard", () => {
    expect(ownMessage({ origin, source: popup, data: told }, from)).toEqual(told);
    const trouble = { ...told, code: "access_denied", message: "Login failed." };
    expect(ownMessage({ origin, source: popup, data: trouble }, from)).toEqual(trouble);
  });

  it.each([
    ["another site", "https://evil.test"],
    ["a host that begins alike", `${origin}.evil.test`],
    ["this site without encryption", "http://toadstool.test"],
    ["another port", `${origin}:8443`],
    ["a sandboxed frame", "null"],
    ["nobody", ""],
  ])("is ignored from %s", (_who, stranger) => {
    expect(ownMessage({ origin: stranger, source: popup, data: told }, from)).toBeNull();
  });

  it("is ignored from another window of this site, and from none", () => {
    expect(ownMessage({ origin, source: another, data: told }, from)).toBeNull();
    expect(ownMessage({ origin, source: null, data: told }, { ...from, source: null })).toBeNull();
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a text", "logged_in"],
    ["another kind", { ...told, kind: "site-silent-login" }],
    ["an unknown kind", { ...told, kind: "webpackOk" }],
    ["no code", { kind: told.kind }],
    ["a code that is none", { ...told, code: "<script>" }],
    ["an endless code", { ...told, code: "a".repeat(61) }],
    ["a message that is no text", { ...told, message: { toString: () => "x" } }],
    ["an endless message", { ...told, message: "x".repeat(1001) }],
  ])("is ignored where it is %s", (_what, data) => {
    expect(ownMessage({ origin, source: popup, data }, from)).toBeNull();
  });
});
