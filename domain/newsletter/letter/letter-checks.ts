import type { Mail, MailTransport, Settings } from "../../services.ts";
import { gmailLimit, htmlBytes, kilobytes } from "./letter-size.ts";
import { letterLimits } from "../issue.ts";
import type { LinkFinding } from "./letter-links.ts";
import { missingSettings } from "../mail-settings.ts";
import type { DomainCheck } from "../../sending-domain/sending-domain.ts";
import { hasNoControls } from "../../subscribers/subscriber.ts";

/** `blocking`: it cannot be sent so. `warning`: it can, and would be better otherwise. `unknown`: nobody could say. */
export type LetterCheckState = "good" | "warning" | "blocking" | "unknown";

/** One thing that is looked at before a letter goes out. */
export interface LetterCheck {
  name: string;
  state: LetterCheckState;
  /** What was found. */
  words: string;
  /** How to mend it; "" where there is nothing to mend. */
  mend: string;
  /** What it is about: addresses of links, of pictures. */
  items: string[];
}

/** Characters of a subject that most inboxes show. */
export const goodSubjectLength = 60;

const check = (name: string, state: LetterCheckState, words: string, mend = "", items: string[] = []) => ({
  name,
  state,
  words,
  mend,
  items,
});

export function checkSubject(subject: string): LetterCheck {
  const { length } = subject.trim();
  if (length === 0)
    return check("Subject", "blocking", "There is none.", "Write one: it is what a reader sees first.");
  if (!hasNoControls(subject)) {
    const mend = "Type it anew: a line break or a control character was pasted along.";
    return check("Subject", "blocking", "It holds what no subject can hold.", mend);
  }
  if (length <= goodSubjectLength) return check("Subject", "good", `“${subject.trim()}”`);
  return check(
    "Subject",
    "warning",
    `It has ${length} characters.`,
    `Many inboxes cut it after ${goodSubjectLength}: put what matters first, or shorten it.`,
  );
}

export function checkContent(content: string): LetterCheck {
  const most = letterLimits.content;
  if (content.trim() === "")
    return check("Text", "blocking", "The letter is empty.", "Write something first.");
  if (content.length <= most) return check("Text", "good", "There is something to read.");
  const words = `It has ${content.length.toLocaleString("en-GB")} characters, and a letter may have ${most.toLocaleString("en-GB")}.`;
  return check("Text", "blocking", words, "Divide it, or send the beginning and link to the rest.");
}

export function checkAudience(readers: number): LetterCheck {
  if (readers > 0)
    return check(
      "Readers",
      "good",
      readers === 1 ? "1 reader." : `${readers.toLocaleString("en-GB")} readers.`,
    );
  return check(
    "Readers",
    "blocking",
    "Nobody has confirmed a subscription yet.",
    "Share /subscribe: as soon as one reader has confirmed, letters can go out.",
  );
}

export function checkConfiguration(
  settings: Pick<Settings, "mail">,
  transport: Pick<MailTransport, "name" | "takesLetters">,
): LetterCheck {
  const missing = missingSettings(settings);
  if (missing.length > 0) {
    const mend = "Set it in wrangler.toml under [vars], or in .dev.vars on your own machine.";
    return check("Mail service", "blocking", missing.join(" "), mend);
  }
  if (transport.takesLetters) return check("Mail service", "good", `Letters go out by ${transport.name}.`);
  return check(
    "Mail service",
    "blocking",
    `${transport.name} carries confirmations and tests, but no letters.`,
    "Set MAIL_TRANSPORT to smtp or resend.",
  );
}

/** Both parts of the mail, and the header that the inbox makes its own button of. */
export function checkUnsubscribe({
  html,
  text,
  headers,
}: Pick<Mail, "html" | "text" | "headers">): LetterCheck {
  const address = /<([^>]+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1];
  const isThere = address !== undefined && html.includes(address) && text.includes(address);
  if (isThere) return check("Unsubscribe link", "good", "It stands in both parts, and in the mail's header.");
  return check(
    "Unsubscribe link",
    "blocking",
    "It is missing.",
    "The letter's frame should add it by itself: please report this.",
  );
}

export function checkAlts(html: string): LetterCheck {
  const pictures = [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag);
  const nameless = pictures.filter((tag) => !/\salt="[^"]*[^"\s][^"]*"/.test(tag));
  if (pictures.length === 0) return check("Pictures", "good", "There are none.");
  if (nameless.length === 0)
    return check("Pictures", "good", pictures.length === 1 ? "It has its words." : "All have their words.");
  const count = nameless.length === 1 ? "One picture has" : `${nameless.length} pictures have`;
  return check(
    "Pictures",
    "warning",
    `${count} no alt text.`,
    "Many inboxes show no pictures at first, and some readers see none: say in a few words what is to be seen.",
    nameless.map((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ""),
  );
}

export function checkSize(html: string): LetterCheck {
  const bytes = htmlBytes(html);
  const size = kilobytes(bytes);
  if (bytes < gmailLimit) return check("Size", "good", `${size}: Gmail shows up to 102 KB.`);
  return check(
    "Size",
    "warning",
    `${size}: Gmail cuts what is over 102 KB, and the unsubscribe link with it.`,
    "Shorten it, or send the beginning and link to the rest.",
  );
}

export function checkLinks(findings: LinkFinding[]): LetterCheck {
  const of = (state: LinkFinding["state"]) => findings.filter((finding) => finding.state === state);
  const told = ({ url, why }: LinkFinding) => `${url} – ${why}`;
  const [broken, unsure] = [of("broken"), of("unsure")];
  if (findings.length === 0) return check("Links", "good", "There are none.");
  if (broken.length > 0) {
    const count = broken.length === 1 ? "One link leads" : `${broken.length} links lead`;
    return check("Links", "warning", `${count} nowhere.`, "Mend the address, or take the link out.", [
      ...broken.map(told),
      ...unsure.map(told),
    ]);
  }
  if (unsure.length > 0) {
    const count = unsure.length === 1 ? "One link" : `${unsure.length} links`;
    const mend = "Try them in your browser.";
    return check("Links", "unknown", `${count} could not be tried from here.`, mend, unsure.map(told));
  }
  return check("Links", "good", findings.length === 1 ? "It answers." : `All ${findings.length} answer.`);
}

/** `checks` is null where nobody could be asked. */
export function checkDomain(domain: string, checks: DomainCheck[] | null): LetterCheck {
  const name = "Sending domain";
  const found = (states: DomainCheck["state"][]) =>
    (checks ?? []).filter(({ state }) => states.includes(state));
  const [poor, silent] = [found(["missing", "broken", "poor"]), found(["unknown"])];
  if (!checks || silent.length === checks.length)
    return check(name, "unknown", "The name servers gave no answer.", "Try again in a minute.");
  if (poor.length > 0) {
    const items = poor.map((one) => `${one.name}: ${one.mend ?? one.wanted}`);
    const words = poor.some(({ state }) => state === "missing")
      ? `${domain} lacks what mail providers look for: letters may land among the spam.`
      : `${domain} has what mail providers look for, and could have it better.`;
    return check(name, "warning", words, "“Will it arrive?” on the newsletter's page tells more.", items);
  }
  return check(name, "good", `${domain} has what mail providers look for.`);
}

export function checkTested(isTested: boolean): LetterCheck {
  return isTested
    ? check("Test letter", "good", "This very text was sent to you.")
    : check(
        "Test letter",
        "warning",
        "This text has not been tested.",
        "Send yourself a test, and read it once.",
      );
}
