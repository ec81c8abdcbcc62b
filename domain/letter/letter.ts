import type { Site } from "../profile/site.ts";
import type { Mail, Settings } from "../services.ts";
import { directionOf } from "@toadstool/language";
import { sayArticle } from "@toadstool/markdown/say-article";
import { beginningOf, mailHtml, plainText, underlined } from "@toadstool/markdown/mail";
import { mailDocument } from "./document.ts";
import type { SentLook } from "./sent-look.ts";
import { textLookOf } from "./styles.ts";

interface LetterText {
  subject: string;
  /** The article's HTML, rendered and sanitised. */
  html: string;
  /** The site's address when the letter was frozen, for relative links. */
  origin: string;
  countsClicks?: boolean;
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
  look: SentLook;
  /** Whether readers can choose among topics. */
  hasTopics?: boolean;
}

export function fromOf({ site, mail }: Pick<Sender, "site" | "mail">): Mail["from"] {
  return { name: site.author, address: mail.from.address };
}

/** Where a recipient leaves, and where they see and change their subscription. */
interface ReaderLinks {
  unsubscribe: string;
  subscription: string;
}

/** The token, of the purpose `unsubscribe`, opens both. */
export function readerLinks(origin: string, token: string): ReaderLinks {
  return { unsubscribe: `${origin}/unsubscribe/${token}`, subscription: `${origin}/subscription/${token}` };
}

/** Placeholders for each recipient's own links: composing a letter once serves a whole chunk. */
const linkSlot = "https://unsubscribe.invalid/";
const topicsSlot = "https://subscription.invalid/";
export const linkSlots = [linkSlot, topicsSlot];

/** `viewUrl` is null for a letter that has no page. */
export function composeLetter(
  sender: Sender,
  { subject, html: rendered, origin, countsClicks = false }: LetterText,
  viewUrl: string | null,
) {
  const { site, mail, look, hasTopics } = sender;
  const { language, mails, markdown } = site.words;
  const html = sayArticle(rendered, markdown);
  const { article, foot } = mails;
  const footer = [mail.postalLine, foot.why({ address: origin }), ...(countsClicks ? [foot.clicks] : [])];
  const links = [
    ...(viewUrl ? [{ label: foot.online, url: viewUrl }] : []),
    ...(hasTopics ? [{ label: foot.topics, url: topicsSlot }] : []),
    { label: foot.unsubscribe, url: linkSlot },
  ];
  return {
    subject,
    from: fromOf(sender),
    html: mailDocument({
      language,
      title: subject,
      preheader: beginningOf(html, origin, article),
      site,
      look,
      origin,
      body: mailHtml(html, origin, textLookOf(look.inks, directionOf(language)), article),
      footer,
      links,
    }),
    text: [
      underlined(subject, "="),
      plainText(html, origin, article),
      [
        "-- ",
        site.name,
        ...footer,
        ...links.map(({ label, url: address }) => foot.link({ label, address })),
      ].join("\n"),
    ].join("\n\n"),
  };
}

/** Of what the site sends by itself: no out-of-office note answers it (RFC 3834). */
export const automatic = { "Auto-Submitted": "auto-generated" };

/** The letter as one recipient gets it, with a list’s name (RFC 2919) and the one-click unsubscribe of RFC 8058. */
export function addressLetter(
  letter: Letter,
  recipient: Pick<Mail, "to" | "delivery" | "idempotencyKey"> & { links: ReaderLinks; isAutomatic?: boolean },
): Mail {
  const { to, links, delivery, idempotencyKey, isAutomatic } = recipient;
  const withLinks = (text: string) =>
    text.replaceAll(linkSlot, links.unsubscribe).replaceAll(topicsSlot, links.subscription);
  return {
    to,
    from: letter.from,
    subject: letter.subject,
    html: withLinks(letter.html),
    text: withLinks(letter.text),
    headers: {
      "List-Id": `<letters.${letter.from.address.split("@").pop()}>`,
      "List-Unsubscribe": `<${links.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      ...(isAutomatic && automatic),
    },
    delivery,
    idempotencyKey,
  };
}
