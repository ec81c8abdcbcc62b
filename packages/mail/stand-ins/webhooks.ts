import type { TakenMail } from "./resend-mails.ts";

/** Where the provider's webhooks go, and the `whsec_…` they are signed with. */
export interface Listener {
  url: string;
  secret: string;
}

export interface Telling {
  /** The event's id: a repeated event has the same id. */
  id?: string;
  at?: Date;
  /** The fields beside the mail, such as `bounce: { type: "Permanent", subType: "General", message: "…" }`. */
  details?: Record<string, unknown>;
}

/** An event as Resend words it (https://resend.com/docs/webhooks/event-types). */
export function eventOf(
  mail: Pick<TakenMail, "id" | "to" | "from" | "subject" | "tags">,
  type: string,
  { at = new Date(), details = {} }: Telling = {},
): string {
  const { id, to, from, subject, tags } = mail;
  const createdAt = at.toISOString();
  const data = { email_id: id, created_at: createdAt, from, to: [to], subject, tags, ...details };
  return JSON.stringify({ type, created_at: createdAt, data });
}

/** Svix's headers over a body: https://docs.svix.com/receiving/verifying-payloads/how-manual. */
export async function svixHeaders(
  secret: string,
  body: string,
  { id = `msg_${crypto.randomUUID()}`, at = new Date() }: Telling = {},
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  return {
    "content-type": "application/json",
    "svix-id": id,
    "svix-timestamp": timestamp,
    "svix-signature": `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}

/** Posts an event, signed; answers the listener's status. */
export async function tell(
  { url, secret }: Listener,
  mail: TakenMail,
  type: string,
  telling: Telling = {},
): Promise<number> {
  const body = eventOf(mail, type, telling);
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: await svixHeaders(secret, body, telling),
  });
  await response.body?.cancel();
  return response.status;
}
