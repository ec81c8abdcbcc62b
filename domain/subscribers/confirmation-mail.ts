import type { Mail } from "../services.ts";
import { escapeHtml } from "@toadstool/markdown/html";
import { automatic, fromOf, type Sender } from "../letter/letter.ts";
import { mailDocument } from "../letter/document.ts";
import { mailStylesOf } from "../letter/styles.ts";

type Unaddressed = Omit<Mail, "to" | "idempotencyKey">;

/** Asks whether the person who wrote an address into the form was the one who reads its mail. */
export function confirmationMail(sender: Sender, url: string, leftAt: Date | null = null): Unaddressed {
  const { name, timeZone } = sender.site;
  const left = leftAt?.toLocaleDateString("en-GB", { dateStyle: "long", timeZone });
  return shortMail(sender, {
    subject: left
      ? `Welcome back? Confirm your subscription to ${name}`
      : `One more step: confirm your subscription to ${name}`,
    before: [
      left
        ? `You unsubscribed from the letters of ${name} on ${left}. Someone, hopefully you, has asked to receive them again at this address. Is that right?`
        : `Someone, hopefully you, has asked to receive the letters of ${name} at this address. Is that right?`,
    ],
    button: { label: left ? "Yes, subscribe me again" : "Yes, subscribe me", url },
    after: [
      "No letters are sent until you press the button on the page that opens.",
      left
        ? "If it was not you, ignore this email. Nothing changes, and no letters are sent."
        : "If it was not you, ignore this email. No letters are sent, and the address is deleted within a month.",
    ],
  });
}

/** To a subscriber who asked again: the page gives every visitor the same answer. */
export function alreadyHereMail(sender: Sender, url: string): Unaddressed {
  const { name } = sender.site;
  return shortMail(sender, {
    subject: `You are already subscribed to ${name}`,
    before: [
      `Someone, probably you, has asked to receive the letters of ${name} at this address. You already receive them, so nothing changes.`,
      "You can unsubscribe at any time:",
    ],
    button: { label: "Unsubscribe", url },
    after: ["If it was not you, ignore this email."],
  });
}

interface ShortMail {
  subject: string;
  before: string[];
  button: { label: string; url: string };
  after: string[];
}

/** A mail of a few lines with one button, which the site sends by itself. */
export function shortMail(
  { site, mail, look }: Sender,
  { subject, before, button, after }: ShortMail,
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
    html: mailDocument({ title: subject, site, look, origin: site.origin, body, footer, links: [] }),
    text: [
      ...before,
      `${button.label}:\n${button.url}`,
      ...after,
      ["-- ", site.name, ...footer].join("\n"),
    ].join("\n\n"),
    headers: automatic,
    delivery: null,
  };
}
