import type { Mail, MailResult, MailTransport } from "../mail.ts";
import { fingerprint } from "../fingerprint.ts";
import { headerTrouble } from "../header-trouble.ts";
import { reasonOf } from "../reason.ts";
import { judgeAnswer } from "./resend-answer.ts";
import { tagsOf } from "./resend-tags.ts";

export interface ResendAccount {
  apiKey?: string;
  /** An address other than Resend’s own, such as that of a local stand-in. */
  apiUrl?: string;
}

const largestBatch = 100;
/** Milliseconds for one batch. */
const usualPatience = 30_000;
/** Resend recognises a key for 24 hours (https://resend.com/docs/dashboard/emails/idempotency-keys); an hour to spare. */
const remembers = 23 * 3_600_000;

/**
 * Resend's batches (https://resend.com/docs/api-reference/emails/send-batch-emails). Validation is permissive: mails
 * that are valid go out, those that are not are named one by one. A batch has a key of its own, made of its mails' keys.
 */
export function resendTransport(
  account: ResendAccount,
  fetcher: typeof fetch,
  patience = usualPatience,
): MailTransport {
  return {
    name: "resend",
    takesLetters: true,
    remembers,
    async send(mails) {
      const trouble = mails.map(headerTrouble);
      const sound = mails.filter((_, index) => !trouble[index]);
      const results = await sendAll(account, sound, (batch) => sendBatch(account, batch, fetcher, patience));
      let next = 0;
      return trouble.map((reason): MailResult => {
        if (reason) return { result: "refused", reason };
        return (
          results[next++] ?? { result: "uncertain", reason: "Resend returned no result for this email." }
        );
      });
    },
  };
}

type Batch = (mails: Mail[]) => Promise<MailResult[] | "invalid">;

/**
 * When Resend refuses a whole batch, it has accepted none of it: halves of it are tried until each mail at fault is
 * alone and the others are out. After an uncertain answer nothing more is tried, so that the mails in doubt are one
 * batch, which can be repeated unchanged under its key.
 */
async function sendAll(account: ResendAccount, mails: Mail[], sendBatch: Batch): Promise<MailResult[]> {
  const unable = configurationTrouble(account);
  let stopped: MailResult | null = unable ? { result: "busy", reason: unable, retryAfter: null } : null;

  async function sendPart(part: Mail[]): Promise<MailResult[]> {
    if (stopped) return repeat(stopped, part);
    const results = await sendBatch(part);
    if (results === "invalid") return halves(part);
    const last = results.find(({ result }) => result === "busy" || result === "uncertain");
    if (last?.result === "busy") stopped = last;
    if (last?.result === "uncertain") stopped = notTried;
    return results;
  }

  async function halves(part: Mail[]): Promise<MailResult[]> {
    const middle = Math.ceil(part.length / 2);
    return [...(await sendPart(part.slice(0, middle))), ...(await sendPart(part.slice(middle)))];
  }

  const results: MailResult[] = [];
  for (let start = 0; start < mails.length; start += largestBatch) {
    results.push(...(await sendPart(mails.slice(start, start + largestBatch))));
  }
  return results;
}

const notTried: MailResult = {
  result: "busy",
  reason: "Not tried: the result of the emails before it must be known first.",
  retryAfter: null,
};

async function sendBatch(
  { apiKey = "", apiUrl }: ResendAccount,
  mails: Mail[],
  fetcher: typeof fetch,
  patience: number,
): Promise<MailResult[] | "invalid"> {
  try {
    const response = await fetcher(`${apiAddress(apiUrl)}/emails/batch`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${apiKey}`,
        "Content-Type": "application/json",
        "Idempotency-Key": await fingerprint(mails.map((mail) => mail.idempotencyKey).join("\n")),
        "x-batch-validation": "permissive",
      },
      body: JSON.stringify(mails.map(toResend)),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    return await judgeAnswer(mails.length, response, apiKey);
  } catch (error) {
    return repeat({ result: "uncertain", reason: reasonOf(error, [apiKey]) }, mails);
  }
}

function repeat(result: MailResult, mails: Mail[]): MailResult[] {
  return mails.map(() => result);
}

function toResend({ to, from, subject, html, text, headers, delivery }: Mail) {
  const name = from.name.replace(/["\\]/g, "\\$&");
  const sender = name ? `"${name}" <${from.address}>` : from.address;
  return { from: sender, to: [to], subject, html, text, headers, tags: tagsOf(delivery) };
}

function configurationTrouble({ apiKey, apiUrl }: ResendAccount): string | null {
  if (!apiKey) return "RESEND_API_KEY is not set.";
  return apiAddress(apiUrl) ? null : "RESEND_API_URL must begin with https://, or name this machine.";
}

/** Resend itself, or a local stand-in for it. Anything else must be encrypted: letters and the key go there. */
function apiAddress(address = ""): string | null {
  if (!address) return "https://api.resend.com";
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere) ? origin : null;
}
