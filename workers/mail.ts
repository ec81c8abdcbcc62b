import { connect } from "cloudflare:sockets";
import {
  cloudflareTransport,
  type MailEvent,
  type MailTransport,
  type OpenSocket,
  readResendWebhook,
  resendTransport,
  type SignedWebhook,
  smtpTransport,
  WebhookError,
} from "@toadstool/mail";
import { type Refused, refuse } from "#domain/outcome.ts";
import type { Env } from "./env.ts";

/** A further transport is one file in `@toadstool/mail`, and one line here. */
const transports: Record<string, (env: Env) => MailTransport> = {
  smtp: (env) => smtpTransport(smtpServer(env), openTcp),
  resend: (env) =>
    resendTransport({ apiKey: env.RESEND_API_KEY, apiUrl: env.RESEND_API_URL }, (input, init) =>
      fetch(input, init),
    ),
  cloudflare: (env) => cloudflareTransport(env.EMAIL),
};

/** The transport that MAIL_TRANSPORT names. Throws where there is none of that name. */
export function mailTransport(env: Env): MailTransport {
  const name = env.MAIL_TRANSPORT || "smtp";
  const transport = Object.hasOwn(transports, name) ? transports[name] : undefined;
  if (!transport) {
    throw new Error(`MAIL_TRANSPORT is “${name}”; it can be ${Object.keys(transports).join(", ")}.`);
  }
  return transport(env);
}

function smtpServer({ SMTP_HOST, SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD, MAIL_FROM }: Env) {
  return {
    host: SMTP_HOST || "localhost",
    port: Number(SMTP_PORT || 587),
    username: SMTP_USERNAME,
    password: SMTP_PASSWORD,
    hello: MAIL_FROM?.split("@").pop() || "localhost",
  };
}

const openTcp: OpenSocket = (hostname, port, encrypted) =>
  connect({ hostname, port }, { secureTransport: encrypted ? "on" : "starttls", allowHalfOpen: false });

/** The providers that send webhooks, and the variable that holds the secret to check their signatures with. */
const webhooks = {
  resend: { secret: "RESEND_WEBHOOK_SECRET", read: readResendWebhook },
} as const;

/** The events in a provider’s signed webhook; null for a transport whose provider sends none. */
export function readMailEvents(
  env: Pick<Env, "RESEND_WEBHOOK_SECRET">,
  transport: string,
  webhook: SignedWebhook,
): MailEvent[] | Refused | null {
  if (!sendsWebhooks(transport)) return null;
  const { secret, read } = webhooks[transport];
  const key = env[secret];
  if (!key) {
    const message = `${secret} is not set, so the sender cannot be verified. README.md says where to find it.`;
    return refuse("conflict", "webhook_not_configured", message);
  }
  try {
    return read(key, webhook);
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    return refuse(refusals[error.code], `webhook_${error.code}`, error.message);
  }
}

const refusals = {
  secret_unusable: "conflict",
  not_signed: "unauthenticated",
  malformed: "malformed",
} as const;

function sendsWebhooks(transport: string): transport is keyof typeof webhooks {
  return Object.hasOwn(webhooks, transport);
}
