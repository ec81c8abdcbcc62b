import type { Mail, MailResult, MailTransport } from "../mail.ts";
import { mimeMessage } from "../mime.ts";
import { isAboutSender } from "../about-sender.ts";
import { plainReason, reasonOf } from "../reason.ts";
import { base64, plainLogin, type Reply, SmtpSession, type SmtpSocket } from "./smtp-session.ts";

export interface SmtpServer {
  host: string;
  /** TLS from the first byte on 465; on any other, STARTTLS where the server offers it. */
  port: number;
  username?: string;
  password?: string;
  /** The name that we greet the server with: the sender’s domain. */
  hello: string;
}

/** Opens a TCP connection; with `encrypted`, TLS begins at once. */
export type OpenSocket = (host: string, port: number, encrypted: boolean) => SmtpSocket;

/** The result of one mail, and whether its connection can carry another. */
interface Attempt {
  result: MailResult;
  isAlive: boolean;
}

/** Milliseconds a server may take for one answer. */
const usualPatience = 30_000;
/** A server on which so many new connections in a row broke is not asked again in this call. */
const mostBroken = 3;

/** Any SMTP server. One connection carries all mails of a call; when it breaks, the next mail gets a new one. */
export function smtpTransport(
  server: SmtpServer,
  openSocket: OpenSocket,
  patience = usualPatience,
): MailTransport {
  return {
    name: "smtp",
    takesLetters: true,
    remembers: 0,
    async send(mails) {
      const results: MailResult[] = [];
      const giveUp = (reason: string) => [...results, ...mails.slice(results.length).map(() => busy(reason))];
      let session: SmtpSession | null = null;
      let broken = 0;
      for (const mail of mails) {
        if (broken >= mostBroken) return giveUp("The mail server closed several connections in a row.");
        let isFresh = false;
        for (;;) {
          if (!session) {
            const opened = await openSession(server, openSocket, patience).catch((error: unknown) =>
              reasonOf(error, secretsOf(server)),
            );
            if (typeof opened === "string") return giveUp(`No connection to the mail server: ${opened}`);
            session = opened;
            isFresh = true;
          }
          const attempt: Attempt = await sendOne(session, mail);
          if (!attempt.isAlive) session = await abandon(session);
          // Servers end a connection after so many mails. This one was not taken, so a new connection may.
          if (attempt.result.result === "busy" && !session && !isFresh) continue;
          broken = session ? 0 : broken + 1;
          results.push(attempt.result);
          break;
        }
      }
      await session?.close();
      return results;
    },
  };
}

async function openSession(
  { host, port, username, password = "", hello }: SmtpServer,
  openSocket: OpenSocket,
  patience: number,
): Promise<SmtpSession> {
  const encrypted = port === 465;
  return SmtpSession.open(openSocket(host, port, encrypted), {
    name: hello,
    encrypted,
    local: ["localhost", "127.0.0.1", "::1"].includes(host),
    login: username ? { username, password } : null,
    patience,
  });
}

/** Some servers repeat in an error the text that they received. */
function secretsOf({ username = "", password }: SmtpServer): string[] {
  return password ? [password, base64(password), plainLogin(username, password)] : [];
}

/**
 * Up to the final dot nothing is accepted, so a break before it is `busy`; a break after it is `uncertain`. A refused sender
 * is our own configuration's fault and no recipient's: `busy`, until it is corrected.
 */
async function sendOne(session: SmtpSession, mail: Mail): Promise<Attempt> {
  let message: string;
  try {
    message = await mimeMessage(mail, new Date());
  } catch (error) {
    return { result: { result: "refused", reason: reasonOf(error) }, isAlive: true };
  }
  let handedOver = false;
  try {
    const sender = await session.say(`MAIL FROM:<${mail.from.address}>`);
    if (!isPositive(sender))
      return refusedBy(session, busy(`The sender was refused: ${words(sender)}`), sender);
    const recipient = await session.say(`RCPT TO:<${mail.to}>`);
    if (!isPositive(recipient)) return refusedBy(session, judged(recipient), recipient);
    const go = await session.say("DATA");
    if (go.code !== 354) return refusedBy(session, judged(go), go);
    handedOver = true;
    const taken = await session.handOver(message);
    if (isPositive(taken)) return { result: { result: "accepted", messageId: null }, isAlive: true };
    return refusedBy(session, judged(taken), taken);
  } catch (error) {
    const reason = reasonOf(error);
    return { result: handedOver ? { result: "uncertain", reason } : busy(reason), isAlive: false };
  }
}

/** Resets the session for the next mail; with 421 the server closes the connection. */
async function refusedBy(session: SmtpSession, result: MailResult, reply: Reply): Promise<Attempt> {
  if (reply.code === 421) return { result, isAlive: false };
  const isAlive = await session.say("RSET").then(isPositive, () => false);
  return { result, isAlive };
}

function judged(reply: Reply): MailResult {
  const reason = words(reply);
  return reply.code < 500 || isAboutSender(reason) ? busy(reason) : { result: "refused", reason };
}

function isPositive(reply: Reply): boolean {
  return reply.code >= 200 && reply.code < 300;
}

function words({ code, text }: Reply): string {
  return plainReason(`${code} ${text}`);
}

function busy(reason: string): MailResult {
  return { result: "busy", reason, retryAfter: null };
}

async function abandon(session: SmtpSession): Promise<null> {
  await session.drop();
  return null;
}
