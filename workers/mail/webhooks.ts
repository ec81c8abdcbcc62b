import { type Refused, refuse } from "#domain/outcome.ts";
import type { MailEvent } from "#domain/services.ts";
import type { Env } from "../env.ts";
import { resendEvents } from "./resend-events.ts";
import { readSvix, type Webhook } from "./svix.ts";

/** Whose webhooks are understood, and the variable that holds the secret they are signed with. */
const readers = {
  resend: { secret: "RESEND_WEBHOOK_SECRET", read: resendEvents },
} as const;

/** What a provider tells; null for a transport whose provider has no webhooks. Nothing is read that is not signed. */
export async function readMailEvents(
  env: Pick<Env, "RESEND_WEBHOOK_SECRET">,
  now: Date,
  transport: string,
  webhook: Webhook,
): Promise<MailEvent[] | Refused | null> {
  if (!isKnown(transport)) return null;
  const reader = readers[transport];
  const secret = env[reader.secret];
  if (!secret) {
    const message = `${reader.secret} is not set, so the sender cannot be verified. README.md says where to find it.`;
    return refuse("conflict", "webhook_not_configured", message);
  }
  const id = await readSvix(secret, webhook, now);
  return typeof id === "string" ? reader.read(id, webhook.body) : id;
}

function isKnown(transport: string): transport is keyof typeof readers {
  return Object.hasOwn(readers, transport);
}
