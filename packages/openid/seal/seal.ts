import { fromBase64Url, toBase64Url } from "./base64url.ts";

const encoder = new TextEncoder();

/**
 * Encrypts what must not lie open in a database; the same text gives another result each time. Each purpose has a key of its
 * own, so that a text that was sealed for one cannot be passed off as another.
 */
export async function seal(secret: string, purpose: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await encryptionKey(secret, purpose);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, encoder.encode(text));
  return `${toBase64Url(iv)}.${toBase64Url(new Uint8Array(sealed))}`;
}

/** The sealed text, or null where it was altered, or sealed for another purpose or under another secret. */
export async function unseal(secret: string, purpose: string, sealed: string): Promise<string | null> {
  const [iv, body] = sealed.split(".").map(fromBase64Url);
  if (!iv || !body) return null;
  try {
    const key = await encryptionKey(secret, purpose);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, body));
  } catch {
    return null;
  }
}

async function encryptionKey(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", encoder.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: encoder.encode(`seal ${purpose}`) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}
