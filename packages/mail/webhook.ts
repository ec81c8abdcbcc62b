import { Webhook } from "standardwebhooks";
import { reasonOf } from "./reason.ts";

export interface SignedWebhook {
  headers: Headers;
  /** Exactly as it arrived: the smallest change breaks the signature. */
  body: string;
}

/** Why a webhook is not read: our secret is malformed, the signature is wrong, or the body is not an event. */
export class WebhookError extends Error {
  readonly code: "secret_unusable" | "not_signed" | "malformed";

  constructor(code: WebhookError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Base64 characters of 16 bytes: the library takes shorter keys, which could be guessed. */
const shortestSecret = 22;

/**
 * Checks a webhook that was signed by Svix or any other sender of Standard Webhooks
 * (https://www.standardwebhooks.com): at most five minutes old, with one signature that fits. Returns the message’s id,
 * which is the same however often it is sent. Throws a `WebhookError`.
 */
export function verifyWebhook(secret: string, { headers, body }: SignedWebhook): string {
  const verifier = verifierOf(secret);
  // Svix calls its headers by its own name.
  const header = (name: string) => headers.get(`svix-${name}`) ?? headers.get(`webhook-${name}`) ?? "";
  const id = header("id");
  const signed = {
    "webhook-id": id,
    "webhook-timestamp": header("timestamp"),
    "webhook-signature": header("signature"),
  };
  try {
    verifier.verify(body, signed, { jsonParse: false });
  } catch (error) {
    throw new WebhookError("not_signed", `This webhook was not sent by the provider: ${reasonOf(error)}.`);
  }
  return id;
}

function verifierOf(secret: string): Webhook {
  try {
    if (secret.replace(/^whsec_/, "").length >= shortestSecret) return new Webhook(secret);
  } catch {
    // It is not base64.
  }
  throw new WebhookError("secret_unusable", "The webhook secret is not a Svix secret (`whsec_…`).");
}
