import { fromBase64Url, toBase64Url } from "@toadstool/openid/seal";

const encoder = new TextEncoder();

/**
 * An unguessable, URL-safe token that carries `payload` openly and cannot be made without the secret. A token made for one
 * purpose is forged for every other: a purpose is any word but "fingerprint".
 */
export async function signToken(secret: string, purpose: string, payload: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), message(purpose, payload));
  return `${toBase64Url(encoder.encode(payload))}.${toBase64Url(new Uint8Array(signature))}`;
}

/** The token's payload, or null where it was forged, cut short or made for something else. */
export async function readToken(secret: string, purpose: string, token: string): Promise<string | null> {
  const [body, signature, ...rest] = token.split(".");
  if (!body || !signature || rest.length > 0) return null;
  const payloadBytes = fromBase64Url(body);
  const signatureBytes = fromBase64Url(signature);
  if (!payloadBytes || !signatureBytes) return null;
  const payload = new TextDecoder().decode(payloadBytes);
  const key = await hmacKey(secret);
  const genuine = await crypto.subtle.verify("HMAC", key, signatureBytes, message(purpose, payload));
  return genuine ? payload : null;
}

/**
 * A keyed hash of each text, for places that must not hold the text itself: the same text gives the same hash, and the hash
 * does not give the text.
 */
export async function fingerprints(secret: string, texts: string[]): Promise<string[]> {
  const key = await hmacKey(secret);
  const signatures = texts.map((text) => crypto.subtle.sign("HMAC", key, message("fingerprint", text)));
  return (await Promise.all(signatures)).map((signature) => toBase64Url(new Uint8Array(signature)));
}

/** SHA-256, base64url: stored in place of an identifier that grants access. */
export async function hashId(id: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(id))));
}

function message(purpose: string, payload: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(`${purpose}\n${payload}`);
}

function hmacKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}
