import type { Site } from "../profile/site.ts";
import type { Mail, Settings } from "../services.ts";
import { beginningOf, mailHtml, plainText, underlined } from "@toadstool/markdown/mail";
import { mailDocument } from "./document.ts";
import { letterLook } from "./styles.ts";

interface LetterText {
  subject: string;
  /** The article's HTML, rendered and sanitised. */
  html: string;
  /** The site's address when the letter was frozen, for relative links. */
  origin: string;
}

/** A letter, composed but for its recipient's own link. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
  from: Mail["from"];
}

/** The site and the settings that mails are sent with. */
export interface Sender {
  site: Site;
  mail: Settings["mail"];
}

export function fromOf({ site, mail }: Sender): Mail["from"] {
  return { name: site.author, address: mail.from.address };
}

/** A placeholder for each recipient's own unsubscribe link: composing a letter once serves a whole chunk. */
const linkSlot = "https://unsubscribe.invalid/";

/** `viewUrl` is null for a letter that has no page. */
export function composeLetter(sender: Sender, { subject, html, origin }: LetterText, viewUrl: string | null) {
  const { site, mail } = sender;
  const footer = [mail.postalLine, `You receive this letter because you subscribed at ${origin}.`];
  const links = [
    ...(viewUrl ? [{ label: "View online", url: viewUrl }] : []),
    { label: "Unsubscribe", url: linkSlot },
  ];
  return {
    subject,
    from: fromOf(sender),
    html: mailDocument({
      title: subject,
      preheader: beginningOf(html, origin),
      site,
      origin,
      body: mailHtml(html, origin, letterLook),
      footer,
      links,
    }),
    text: [
      underlined(subject, "="),
      plainText(html, origin),
      ["-- ", site.name, ...footer, ...links.map(({ label, url }) => `${label}: ${url}`)].join("\n"),
    ].join("\n\n"),
  };
}

/** The letter as one recipient gets it, with the one-click unsubscribe of RFC 8058. */
export function addressLetter(
  letter: Letter,
  recipient: Pick<Mail, "to" | "delivery" | "idempotencyKey"> & { unsubscribeUrl: string },
): Mail {
  const { to, unsubscribeUrl, delivery, idempotencyKey } = recipient;
  return {
    to,
    from: letter.from,
    subject: letter.subject,
    html: letter.html.replaceAll(linkSlot, unsubscribeUrl),
    text: letter.text.replaceAll(linkSlot, unsubscribeUrl),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    delivery,
    idempotencyKey,
  };
}
