// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { seal, unseal } from "./seal.ts";

const secret = "a secret of more than thirty-two characters";

describe("a seal", () => {
  it("returns the sealed text, and reveals nothing of it", async () => {
    const sealed = await seal(secret, "refresh-token", "refresh me");
    expect(sealed).not.toContain("refresh me");
    expect(await unseal(secret, "refresh-token", sealed)).toBe("refresh me");
  });

  it("looks different each time", async () => {
    expect(await seal(secret, "id-token", "x")).not.toBe(await seal(secret, "id-token", "x"));
  });

  it("stays shut for another purpose, another secret and altered text", async () => {
    const sealed = await seal(secret, "refresh-token", "refresh me");
    expect(await unseal(secret, "id-token", sealed)).toBeNull();
    expect(await unseal(`${secret}!`, "refresh-token", sealed)).toBeNull();
    const last = sealed.at(-2) === "A" ? "B" : "A";
    expect(await unseal(secret, "refresh-token", sealed.slice(0, -2) + last + sealed.slice(-1))).toBeNull();
    for (const text of ["", ".", "a.b", "no dot", sealed.slice(0, 20)]) {
      expect(await unseal(secret, "refresh-token", text)).toBeNull();
    }
  });
});
