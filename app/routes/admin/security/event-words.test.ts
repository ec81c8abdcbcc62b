import { describe, expect, it } from "vitest";
import { identityEventKinds } from "#db/schema.ts";
import { eventWords } from "./event-words.ts";

describe("the words for events", () => {
  it.each([
    ["login", "redirect", "Logged in", null],
    ["login", "silent", "Logged in", "Automatically: you were still logged in at the identity provider."],
    ["refused", "not_the_owner", "Login refused", "A person who does not own this site logged in."],
    ["refused", "identity_token_nonce", "Login refused", "The identity token did not match this login."],
    ["session_ended", "idle", "Session ended", "It had not been used for too long."],
    ["logout", "logout", "Logged out", null],
  ] as const)("tell of %s, %s", (kind, code, what, why) => {
    expect(eventWords({ kind, code })).toEqual({ what, why });
  });

  it("exist for every kind, and name a code that has none", () => {
    for (const kind of identityEventKinds) expect(eventWords({ kind, code: "" }).what).toMatch(/^[A-Z]/);
    for (const code of ["unheard_of", "identity_token_unheard_of", "toString", "identity_token_toString"]) {
      expect(eventWords({ kind: "refused", code }).why).toBe(`Code: ${code}.`);
    }
    expect(eventWords({ kind: "session_ended", code: "constructor" }).why).toBe("Code: constructor.");
  });
});
