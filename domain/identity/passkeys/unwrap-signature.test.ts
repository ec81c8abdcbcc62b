import { createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unwrapEC2Signature } from "./unwrap-signature.ts";

const curves = [
  { curve: 1, namedCurve: "P-256", length: 32 },
  { curve: 2, namedCurve: "P-384", length: 48 },
  { curve: 3, namedCurve: "P-521", length: 66 },
];

describe("a signature in DER", () => {
  it.each(curves)("of $namedCurve is verified after it is unwrapped", ({ curve, namedCurve, length }) => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve });
    const key = createPublicKey(publicKey.export({ type: "spki", format: "pem" }));
    for (let round = 0; round < 50; round += 1) {
      const data = Buffer.from(`pond ${round}`);
      const unwrapped = unwrapEC2Signature(
        sign("sha256", data, { key: privateKey, dsaEncoding: "der" }),
        curve,
      );
      expect(unwrapped).toHaveLength(2 * length);
      expect(verify("sha256", data, { key, dsaEncoding: "ieee-p1363" }, unwrapped)).toBe(true);
    }
  });

  it("with short numbers, one of them that begins with a zero, gets the zeros that are missing", () => {
    const unwrapped = unwrapEC2Signature(Uint8Array.from([0x30, 8, 2, 2, 0, 0x80, 2, 2, 1, 2]), 1);
    expect([...unwrapped]).toEqual([...Array<number>(31).fill(0), 0x80, ...Array<number>(30).fill(0), 1, 2]);
  });

  it.each([
    ["nothing", []],
    ["another type", [0x31, 6, 2, 1, 1, 2, 1, 1]],
    ["one number", [0x30, 3, 2, 1, 1]],
    ["three numbers", [0x30, 9, 2, 1, 1, 2, 1, 1, 2, 1, 1]],
    ["more after its end", [0x30, 6, 2, 1, 1, 2, 1, 1, 0]],
    ["an end before its time", [0x30, 7, 2, 1, 1, 2, 1, 1]],
    ["a negative number", [0x30, 6, 2, 1, 0x81, 2, 1, 1]],
    ["an empty number", [0x30, 5, 2, 0, 2, 1, 1]],
    ["a zero too many", [0x30, 7, 2, 2, 0, 1, 2, 1, 1]],
    ["a length that is written too long", [0x30, 0x81, 6, 2, 1, 1, 2, 1, 1]],
    ["a length without end", [0x30, 0x80, 2, 1, 1, 2, 1, 1, 0, 0]],
    ["a number too long for its curve", [0x30, 38, 2, 33, ...Array<number>(33).fill(1), 2, 1, 1]],
  ])("with %s is refused", (_, bytes) => {
    expect(() => unwrapEC2Signature(Uint8Array.from(bytes), 1)).toThrow("signature");
  });

  it("of a curve that no passkey has is refused", () => {
    expect(() => unwrapEC2Signature(Uint8Array.from([0x30, 6, 2, 1, 1, 2, 1, 1]), 8)).toThrow("curve");
  });
});
