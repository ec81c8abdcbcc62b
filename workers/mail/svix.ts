import { type Refused, refuse } from "#domain/outcome.ts";

/** Seconds that a webhook's clock may be off ours, as in Svix's own libraries. */
const tolerance = 5 * 60;

export interface Webhook {
  headers: Headers;
  /** As it arrived: the smallest change of it breaks the signature. */
  body: string;
}

/**
 * Checks a webhook that Svix signed (https://docs.svix.com/receiving/verifying-payloads/how-manual): HMAC-SHA256 over
 * `id.timestamp.body` under the base64 behind `whsec_`. While a secret is changed there are several signatures, and
 * one that fits is enough. Answers the message's id, which is the same however often it is sent.
 */
export async function readSvix(secret: string, webhook: Webhook, now: Date): Promise<string | Refused> {
  const key = await secretKey(secret);
  if (!key) {
    return refuse(
      "conflict",
      "webhook_secret_unusable",
      "The webhook secret is not a Svix secret (`whsec_…`).",
    );
  }
  const id = header(webhook, "id");
  const timestamp = header(webhook, "timestamp");
  const signatures = header(webhook, "signature");
  if (!id || !timestamp || !signatures) return unsigned("It has no signature.");
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > tolerance) {
    return unsigned("It was signed more than five minutes from now.");
  }
  const content = new TextEncoder().encode(`${id}.${timestamp}.${webhook.body}`);
  for (const signature of signatures.split(" ").slice(0, mostSignatures)) {
    const [version, value = ""] = signature.split(",");
    const bytes = version === "v1" ? fromBase64(value) : null;
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, content))) return id;
  }
  return unsigned("Its signature is invalid.");
}

const mostSignatures = 10;

function unsigned(why: string): Refused {
  return refuse("unauthenticated", "webhook_not_signed", `This webhook was not sent by the provider. ${why}`);
}

/** Svix may also call its headers `webhook-…`, as the Standard Webhooks do. */
function header({ headers }: Webhook, name: string): string {
  return headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? "";
}

async function secretKey(secret: string): Promise<CryptoKey | null> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ""));
  if (!bytes || bytes.length < 16) return null;
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
