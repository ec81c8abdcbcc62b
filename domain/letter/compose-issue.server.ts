import { utf8Bytes } from "@toadstool/mail/review";
import { renderMarkdown } from "../markdown/render.server.ts";
import { findSite } from "../facts/site.server.ts";
import { placeMailImages, type Placing } from "../articles/placing.server.ts";
import { type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { composeLetter, type Letter } from "./letter.ts";
import { findSender } from "./sender.server.ts";

type Composing = Placing & Pick<Services, "settings" | "secret">;

interface LetterSource {
  id: string;
  subject: string;
  content: string;
  /** BCP 47; "" or absent for the site’s. */
  language?: string | undefined;
  origin: string;
  countsClicks?: boolean;
}

/** The mail without the links of each recipient, with the pictures and settings of now. */
export async function composeIssue(services: Composing, issue: LetterSource): Promise<Letter> {
  return composeText(services, issue, await viewUrlOf(services, issue));
}

/** @param viewUrl null for a letter that has no page */
export async function composeText(
  services: Placing,
  { subject, content, language, origin, countsClicks }: Omit<LetterSource, "id">,
  viewUrl: string | null,
): Promise<Letter> {
  const sender = await findSender(services, language);
  const rendered = renderMarkdown(content, language || sender.site.words.language);
  const html = await placeMailImages(services, rendered);
  return composeLetter(sender, { subject, html, language, origin, countsClicks }, viewUrl);
}

/** Where a reader of the mail reads it on the web. */
export async function viewUrlOf(
  { secret }: Pick<Services, "secret">,
  { id, origin }: Pick<LetterSource, "id" | "origin">,
): Promise<string> {
  return `${origin}/letters/${await signToken(secret, "view-letter", id)}`;
}

/** The mail as it was frozen: every attempt sends the same bytes, whatever has changed since. */
export async function frozenLetter(
  services: Composing,
  issue: LetterSource & Pick<Letter, "html" | "text"> & { sender: string },
): Promise<Letter> {
  // Issues from before composed mails were stored with them.
  if (issue.html === "") return composeIssue(services, issue);
  const { subject, html, text, sender } = issue;
  const name = sender || (await findSite(services)).author;
  return { subject, html, text, from: { name, address: services.settings.mail.from.address } };
}

/** Bytes. A row of the database holds 2 MB, and a chunk of such mails has to fit into a Worker's memory. */
export const largestLetter = 1_500_000;

export function refuseTooLarge(content: string, letter: Letter): Refused | null {
  if (sizeOf(letter) + content.length * 3 <= largestLetter) return null;
  const message = "As an email, this letter is over 1 MB. Split it, or link to part of it.";
  return refuseField("invalid", "letter_too_large", "content", message);
}

export function sizeOf({ html, text }: Pick<Letter, "html" | "text">): number {
  return utf8Bytes(html) + utf8Bytes(text);
}
