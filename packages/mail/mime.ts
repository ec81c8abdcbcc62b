import type { Mail } from "./mail.ts";
import { fingerprint } from "./fingerprint.ts";
import { headerTrouble } from "./header-trouble.ts";

/**
 * The mail as it goes over the wire: RFC 5322 headers, a text and an HTML part. The Message-ID follows from the
 * delivery, or else from the idempotency key, so that a mail which is tried again can be recognised as the same mail.
 */
export async function mimeMessage(mail: Mail, date: Date): Promise<string> {
  const trouble = headerTrouble(mail);
  if (trouble) throw new Error(trouble);
  const boundary = `=_${crypto.randomUUID()}`;
  const domain = mail.from.address.split("@").pop();
  const { delivery } = mail;
  const sameMail = delivery ? `${delivery.issueId}:${delivery.subscriberId}` : mail.idempotencyKey;
  const headers = {
    From: `${phrase(mail.from.name)}<${mail.from.address}>`,
    To: `<${mail.to}>`,
    Subject: words(mail.subject),
    Date: date.toUTCString().replace("GMT", "+0000"),
    "Message-ID": `<${await fingerprint(sameMail)}@${domain}>`,
    "MIME-Version": "1.0",
    ...mail.headers,
    ...(delivery && { "Feedback-ID": await feedbackId(delivery.issueId, domain) }),
    "Content-Type": `multipart/alternative;\r\n boundary="${boundary}"`,
  };
  return [
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    `--${boundary}`,
    ...part("text/plain", mail.text),
    `--${boundary}`,
    ...part("text/html", mail.html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

/**
 * Gmail counts complaints by it for those who send much: the issue, the kind, and one name for the sender
 * (https://support.google.com/a/answer/6254652). Providers that send by their own interface set their own.
 */
async function feedbackId(issueId: string, domain = ""): Promise<string> {
  const sender = await fingerprint(domain);
  return `${issueId.replace(/[^\w-]/g, "")}:letter:${sender.replace(/\W/g, "").slice(0, 12)}`;
}

function part(type: string, text: string): string[] {
  return [
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: quoted-printable",
    "",
    quotedPrintable(text),
  ];
}

/** A name before an address: quoted where it is plain, encoded words where it is not (never both). */
function phrase(name: string): string {
  if (name === "") return "";
  return isPlain(name) ? `"${name.replace(/["\\]/g, "\\$&")}" ` : `${words(name)} `;
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** RFC 2047: each encoded word holds whole characters and at most 75 signs. */
function words(text: string): string {
  if (isPlain(text) && !text.includes("=?")) return fold(text);
  const result: string[] = [];
  let word = "";
  for (const character of text) {
    if (bytesOf(word + character).length > 42) {
      result.push(word);
      word = "";
    }
    word += character;
  }
  result.push(word);
  return result.map((each) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytesOf(each)))}?=`).join("\r\n ");
}

function fold(text: string): string {
  return text.replace(/(.{1,66})(?: |$)/g, (_, line: string) => `${line}\r\n `).trimEnd();
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const widest = 76;

export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(quotedLine)
    .join("\r\n");
}

function quotedLine(line: string): string {
  const bytes = bytesOf(line);
  const lines: string[] = [];
  let current = "";
  bytes.forEach((byte, index) => {
    const isLast = index === bytes.length - 1;
    const isBlank = byte === 0x20 || byte === 0x09;
    const isPlainByte = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (isBlank && !isLast);
    const sign = isPlainByte
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    if (current.length + sign.length > widest - 1) {
      lines.push(`${current}=`);
      current = "";
    }
    current += sign;
  });
  return [...lines, current].join("\r\n");
}
