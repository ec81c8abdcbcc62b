import { toBase64Url } from "./base64url.ts";

/** A fresh 256-bit identifier, base64url. */
export function randomId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}
