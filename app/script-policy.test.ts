// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ScriptPolicy } from "./script-policy.ts";

const made = () => {
  let count = 0;
  return new ScriptPolicy(() => `nonce ${++count}`);
};

it("admits nothing where an answer has no inline script", async () => {
  expect(await made().sources()).toEqual([]);
});

it("admits texts by their hashes, so that the policy of a kept page is the same each time", async () => {
  const text = "document.title = 'a toad'";
  const scripts = made();
  scripts.admit([text]);
  const hash = createHash("sha256").update(text).digest("base64");
  expect(await scripts.sources()).toEqual([`'sha256-${hash}'`]);
  expect(scripts.usesNonce).toBe(false);
});

it("makes one nonce for an answer, once it is asked for", async () => {
  const scripts = made();
  expect([scripts.nonce(), scripts.nonce()]).toEqual(["nonce 1", "nonce 1"]);
  expect(await scripts.sources()).toEqual(["'nonce-nonce 1'"]);
});
