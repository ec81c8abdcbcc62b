/** A mail as it comes in `POST /emails/batch`. */
export interface BatchMail {
  from?: unknown;
  to?: unknown;
  subject?: unknown;
  html?: unknown;
  text?: unknown;
  headers?: Record<string, string>;
  tags?: { name: string; value: string }[];
}

/** The provider's account of a mail it took: its text is forgotten, its length kept. */
export interface TakenMail {
  id: string;
  key: string | null;
  at: Date;
  to: string;
  from: string;
  subject: string;
  headers: Record<string, string>;
  tags: Record<string, string>;
  html: string;
  text: string;
  bytes: number;
}

const address = /^[^\s<>@,;:"]+@[^\s<>@,;:"]+\.[^\s<>@,;:".]+$/;
const sender = /^(?:[^<>\r\n]*<([^<>]+)>|([^<>]+))$/;

/** What Resend has against a mail, in its words; null where nothing. */
export function troubleWith(mail: BatchMail, refuses: (address: string) => boolean): string | null {
  const { to, from, subject } = mail;
  const named = typeof from === "string" ? sender.exec(from) : null;
  if (!named || !address.test(named[1] ?? named[2] ?? "")) return invalid("from");
  const [recipient, ...others] = Array.isArray(to) ? (to as unknown[]) : [to];
  if (typeof recipient !== "string" || others.length > 0 || !address.test(recipient)) return invalid("to");
  if (refuses(recipient)) return `${invalid("to")} ${recipient} is refused.`;
  if (typeof subject !== "string" || subject === "") return "Missing `subject` field.";
  if (/[\r\n]/.test(subject)) return "The `\\n` is not allowed in the `subject` field.";
  if (typeof mail.html !== "string" && typeof mail.text !== "string")
    return "Missing `html` or `text` field.";
  const isTag = ({ name, value }: { name: string; value: string }) =>
    /^[\w-]{1,256}$/.test(name) && /^[\w-]{1,256}$/.test(value);
  if (!(mail.tags ?? []).every(isTag)) {
    return "Tags should only contain ASCII letters, numbers, underscores, or dashes.";
  }
  return null;
}

function invalid(field: string): string {
  return `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`;
}

export function takenMail(mail: BatchMail, key: string | null, at: Date, keepTexts: boolean): TakenMail {
  const { html, text } = mail;
  const words = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    id: crypto.randomUUID(),
    key,
    at,
    to: String(Array.isArray(mail.to) ? mail.to[0] : mail.to),
    from: words(mail.from),
    subject: words(mail.subject),
    headers: mail.headers ?? {},
    tags: Object.fromEntries((mail.tags ?? []).map(({ name, value }) => [name, value])),
    html: keepTexts ? words(html) : "",
    text: keepTexts ? words(text) : "",
    bytes: words(html).length + words(text).length,
  };
}
