// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { readToken, signToken } from "./token.ts";

const secret = "a secret of more than thirty-two characters";

describe("a signed token", () => {
  it("gives back its payload", async () => {
    const token = await signToken(secret, "confirm", "subscriber-1");
    expect(await readToken(secret, "confirm", token)).toBe("subscriber-1");
  });

  it("is invalid for another purpose", async () => {
    const token = await signToken(secret, "confirm", "subscriber-1");
    expect(await readToken(secret, "unsubscribe", token)).toBeNull();
  });

  it("is invalid under another secret", async () => {
    const token = await signToken(`${secret}!`, "confirm", "subscriber-1");
    expect(await readToken(secret, "confirm", token)).toBeNull();
  });

  it("is invalid when cut short anywhere, or altered", async () => {
    const token = await signToken(secret, "confirm", "subscriber-1");
    for (let length = 0; length < token.length; length++) {
      expect(await readToken(secret, "confirm", token.slice(0, length))).toBeNull();
    }
    expect(await readToken(secret, "confirm", token.replace(/^./, "Z"))).toBeNull();
    expect(await readToken(secret, "confirm", `${token}.x`)).toBeNull();
  });

  it("returns null for anything that was never a token", async () => {
    for (const text of ["", ".", "a.b", "../../etc", "ä.ö", "a".repeat(10_000)]) {
      expect(await readToken(secret, "confirm", text)).toBeNull();
    }
  });
});
