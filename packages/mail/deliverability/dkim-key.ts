import { readTags, shortened } from "./name-answer.ts";

/** The fault of a key; `broken` does not work, `poor` works for now. */
export interface KeyTrouble {
  state: "broken" | "poor";
  words: string;
}

/** RFC 8301: verifiers take no shorter ones. */
const shortestKey = 1024;
const wantedKey = 2048;

export function isKey(text: string): boolean {
  return /^\s*v\s*=\s*DKIM/i.test(text) || /(?:^|;)\s*p\s*=/i.test(text);
}

/** The fault of a DKIM record; null where there is none. */
export function troubleWithKey(text: string): KeyTrouble | null {
  const { tags, faults } = readTags(text);
  const broken = (words: string): KeyTrouble => ({ state: "broken", words });
  const poor = (words: string): KeyTrouble => ({ state: "poor", words });
  if (/["\\]/.test(text)) return broken("The key contains quotation marks. Enter it without them.");
  const [first] = tags.keys();
  if (tags.has("v") && (first !== "v" || tags.get("v") !== "DKIM1"))
    return broken("It must begin with v=DKIM1.");
  if (faults.length > 0) return broken(faults[0] ?? "");
  const key = tags.get("p")?.replace(/\s/g, "");
  if (key === undefined) return broken("It contains no key: p= is missing.");
  if (key === "") return broken("Its key is empty, which means it is revoked. Publish a new one.");
  const hashes = tags
    .get("h")
    ?.split(":")
    .map((each) => each.trim());
  if (hashes && !hashes.includes("sha256"))
    return broken("It does not allow sha256, which every verifier requires. Remove h=.");
  const uses = tags
    .get("s")
    ?.split(":")
    .map((each) => each.trim());
  if (uses && !uses.includes("email") && !uses.includes("*"))
    return broken("It is not for email. Remove s=.");
  const bytes = fromBase64(key);
  if (!bytes)
    return broken(`Its key is damaged (${shortened(key, 24)}). Copy the whole key from your mail provider.`);
  const kind = tags.get("k") ?? "rsa";
  if (kind === "ed25519") {
    if (bytes.length !== 32)
      return broken("Its key is not an Ed25519 key. Copy it from your mail provider again.");
    return poor("Many receivers cannot read Ed25519 yet. Publish an RSA key of 2048 bits as well.");
  }
  if (kind !== "rsa") return broken(`No receiver supports keys of the type “${shortened(kind, 20)}”.`);
  const bits = rsaBits(bytes);
  if (bits === null)
    return broken("Its key is incomplete or damaged. Copy the whole key from your mail provider.");
  if (bits < shortestKey)
    return broken(`A key of ${bits} bits is too short, and receivers ignore it. Use one of ${wantedKey}.`);
  if (bits < wantedKey)
    return poor(`A key of ${bits} bits still works. Use one of ${wantedKey} if your provider offers it.`);
  if (
    tags
      .get("t")
      ?.split(":")
      .some((flag) => flag.trim() === "y")
  )
    return poor("t=y marks the key as a test. Remove it.");
  return null;
}

function fromBase64(text: string): Uint8Array | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.replace(/=+$/, "").length % 4 === 1) return null;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Length of the modulus of an RSA key, as SubjectPublicKeyInfo or bare; null where the bytes are no whole key. */
export function rsaBits(bytes: Uint8Array): number | null {
  const outer = readPart(bytes, 0);
  if (outer?.tag !== 0x30) return null;
  const first = readPart(bytes, outer.start);
  if (first?.tag === 0x02) return lengthOf(bytes.subarray(first.start, first.end));
  const wrapped = first?.tag === 0x30 ? readPart(bytes, first.end) : null;
  if (wrapped?.tag !== 0x03) return null;
  // A bit string begins with the number of bits that are left over.
  const inner = readPart(bytes, wrapped.start + 1);
  const modulus = inner?.tag === 0x30 ? readPart(bytes, inner.start) : null;
  return modulus?.tag === 0x02 ? lengthOf(bytes.subarray(modulus.start, modulus.end)) : null;
}

/** One part of DER: its tag, and where its content begins and ends. */
function readPart(bytes: Uint8Array, at: number): { tag: number; start: number; end: number } | null {
  const [tag, short] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || short === undefined) return null;
  const more = short < 0x80 ? 0 : short - 0x80;
  if (more > 3) return null;
  const digits = bytes.subarray(at + 2, at + 2 + more);
  const length = more === 0 ? short : digits.reduce((sum, byte) => sum * 256 + byte, 0);
  const start = at + 2 + more;
  return start + length > bytes.length ? null : { tag, start, end: start + length };
}

function lengthOf(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  if (first < 0) return 0;
  return (number.length - first - 1) * 8 + (32 - Math.clz32(number[first] ?? 0));
}
