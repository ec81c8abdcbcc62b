import type { Mail, MailResult, MailTransport } from "#domain/services.ts";
import { WorkerMailer } from "worker-mailer";
import type { Env } from "../env.ts";

/** Any SMTP server; one connection carries all the mails of a call. */
export function smtpTransport(env: Env): MailTransport {
  return {
    async send(mails) {
      let mailer: WorkerMailer;
      try {
        mailer = await WorkerMailer.connect(connection(env));
      } catch (error) {
        return mails.map(() => ({
          result: "busy",
          reason: `No connection to the mail server: ${said(error)}`,
        }));
      }
      const results: MailResult[] = [];
      for (const mail of mails) results.push(await sendOne(mailer, mail));
      await mailer.close().catch(() => undefined);
      return results;
    },
  };
}

function connection(env: Env) {
  const port = Number(env.SMTP_PORT || 587);
  const login = env.SMTP_USERNAME
    ? {
        credentials: { username: env.SMTP_USERNAME, password: env.SMTP_PASSWORD ?? "" },
        authType: "plain" as const,
      }
    : {};
  return { host: env.SMTP_HOST || "localhost", port, secure: port === 465, startTls: true, ...login };
}

async function sendOne(mailer: WorkerMailer, mail: Mail): Promise<MailResult> {
  try {
    await mailer.send({
      from: { name: mail.from.name, email: mail.from.address },
      to: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.headers,
    });
    return { result: "accepted" };
  } catch (error) {
    return { result: "uncertain", reason: said(error) };
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
