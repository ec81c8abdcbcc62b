import { fromBase64Url, toBase64Url } from "./token.server.ts";

const encoder = new TextEncoder();

/** The kind of the sealed text: each kind has a key of its own, so one cannot be passed off as another. */
type SealPurpose = "refresh-token" | "id-token";

/** Encrypts what must not lie open in the database. */
export async function seal(secret: string, purpose: SealPurpose, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await encryptionKey(secret, purpose);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, encoder.encode(text));
  return `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`;
}

/** The sealed text, or null where it was altered, or sealed for another purpose or under another secret. */
export async function unseal(secret: string, purpose: SealPurpose, sealed: string): Promise<string | null> {
  const [iv, body] = sealed.split(".").map(fromBase64Url);
  if (!iv || !body) return null;
  try {
    const key = await encryptionKey(secret, purpose);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, body));
  } catch {
    return null;
  }
}

async function encryptionKey(secret: string, purpose: SealPurpose): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`seal ${purpose}`) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
