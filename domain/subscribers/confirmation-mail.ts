import { formatDate } from "@toadstool/language";
import type { Mail } from "../services.ts";
import { escapeHtml } from "@toadstool/markdown/html";
import { automatic, fromOf, type Sender } from "../letter/letter.ts";
import { mailDocument } from "../letter/document.ts";
import { mailStylesOf } from "../letter/styles.ts";

type Unaddressed = Omit<Mail, "to" | "idempotencyKey">;

/** Asks whether the person who wrote an address into the form was the one who reads its mail. */
export function confirmationMail(sender: Sender, url: string, leftAt: Date | null = null): Unaddressed {
  const { name: site, timeZone, words } = sender.site;
  const { confirm } = words.mails;
  const date = leftAt && formatDate(words.language, leftAt, { dateStyle: "long", timeZone });
  return shortMail(sender, {
    subject: date ? confirm.subjectAgain({ site }) : confirm.subject({ site }),
    before: [date ? confirm.textAgain({ site, date }) : confirm.text({ site })],
    button: { label: date ? confirm.buttonAgain : words.readers.confirm.yes, url },
    after: [confirm.next, date ? confirm.ignoreAgain : confirm.ignore],
  });
}

/** To a subscriber who asked again: the page gives every visitor the same answer. */
export function alreadyHereMail(sender: Sender, url: string): Unaddressed {
  const { name: site, words } = sender.site;
  const { subject, text, leave, ignore } = words.mails.alreadyHere;
  return shortMail(sender, {
    subject: subject({ site }),
    before: [text({ site }), leave],
    button: { label: words.mails.foot.unsubscribe, url },
    after: [ignore],
  });
}

interface ShortMail {
  /** BCP 47; absent for that of the sender’s words. */
  language?: string;
  subject: string;
  before: string[];
  button: { label: string; url: string };
  after: string[];
}

/** A mail of a few lines with one button, which the site sends by itself. */
export function shortMail(
  { site, mail, look }: Sender,
  { language = site.words.language, subject, before, button, after }: ShortMail,
): Unaddressed {
  const styles = mailStylesOf(look.inks);
  const paragraphs = (lines: string[]) =>
    lines.map((line) => `<p class="ink" style="${styles.paragraph}">${escapeHtml(line)}</p>`).join("\n");
  const body = [
    paragraphs(before),
    `<p style="margin:24px 0 28px"><a href="${escapeHtml(button.url)}" class="button" style="${styles.button}">${escapeHtml(button.label)}</a></p>`,
    paragraphs(after),
  ].join("\n");
  const footer = [mail.postalLine].filter(Boolean);
  return {
    from: fromOf({ site, mail }),
    subject,
    html: mailDocument({
      language,
      title: subject,
      site,
      look,
      origin: site.origin,
      body,
      footer,
      links: [],
    }),
    text: [
      ...before,
      site.words.mails.foot.linkBelow({ label: button.label, address: button.url }),
      ...after,
      ["-- ", site.name, ...footer].join("\n"),
    ].join("\n\n"),
    headers: automatic,
    delivery: null,
  };
}
