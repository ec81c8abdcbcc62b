import type { MailTransport } from "#domain/services.ts";
import type { Env } from "../env.ts";
import { cloudflareTransport } from "./cloudflare.ts";
import { resendTransport } from "./resend.ts";
import { smtpTransport } from "./smtp.ts";

/** Adding a transport is one file beside this one, and one line here. */
const transports: Record<string, (env: Env) => MailTransport> = {
  smtp: (env) => smtpTransport(env),
  resend: (env) => resendTransport(env),
  cloudflare: (env) => cloudflareTransport(env),
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
