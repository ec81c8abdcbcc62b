import { hasNoControls } from "../address.ts";
import type { DomainCheck } from "../deliverability/domain-check.ts";
import type { Mail } from "../mail.ts";
import type { LinkFinding } from "./links.ts";
import { type MailCheck, mailCheck as check } from "./mail-check.ts";
import { gmailLimit, utf8Bytes, kilobytes } from "./size.ts";

/** Characters of a subject that most inboxes show. */
export const goodSubjectLength = 60;

export function checkSubject(subject: string): MailCheck {
  const { length } = subject.trim();
  if (length === 0) return check("Subject", "blocking", "No subject.", "Write one: readers see it first.");
  if (!hasNoControls(subject)) {
    const mend = "Type it again: it contains a line break or a control character, perhaps from pasting.";
    return check("Subject", "blocking", "It contains characters that are not allowed in a subject.", mend);
  }
  if (length <= goodSubjectLength) return check("Subject", "good", `“${subject.trim()}”`);
  return check(
    "Subject",
    "warning",
    `It has ${length} characters.`,
    `Many inboxes cut it after ${goodSubjectLength}: put the important words first, or shorten it.`,
  );
}

/** Both parts of the mail, and the header that the inbox makes its own button of. */
export function checkUnsubscribe({
  html,
  text,
  headers,
}: Pick<Mail, "html" | "text" | "headers">): MailCheck {
  const address = /<([^>]+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1];
  const isThere = address !== undefined && html.includes(address) && text.includes(address);
  if (isThere)
    return check("Unsubscribe link", "good", "It is in the HTML and text parts and in the email’s header.");
  return check(
    "Unsubscribe link",
    "blocking",
    "It is missing.",
    "The letter template should add it automatically; please report this.",
  );
}

export function checkAlts(html: string): MailCheck {
  const pictures = [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag);
  const nameless = pictures.filter((tag) => !/\salt="[^"]*[^"\s][^"]*"/.test(tag));
  if (pictures.length === 0) return check("Pictures", "good", "None.");
  if (nameless.length === 0)
    return check(
      "Pictures",
      "good",
      pictures.length === 1 ? "The picture has alt text." : "All pictures have alt text.",
    );
  const count = nameless.length === 1 ? "One picture has" : `${nameless.length} pictures have`;
  return check(
    "Pictures",
    "warning",
    `${count} no alt text.`,
    "Many inboxes hide pictures at first, and some readers cannot see them. Describe each picture in a few words.",
    nameless.map((tag) => /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ""),
  );
}

export function checkSize(html: string): MailCheck {
  const bytes = utf8Bytes(html);
  const size = kilobytes(bytes);
  if (bytes < gmailLimit) return check("Size", "good", `${size}: Gmail shows up to 102 KB.`);
  return check(
    "Size",
    "warning",
    `${size}: Gmail cuts what is over 102 KB, including the unsubscribe link.`,
    "Shorten it, or send the beginning and link to the rest.",
  );
}

export function checkLinks(findings: LinkFinding[]): MailCheck {
  const of = (state: LinkFinding["state"]) => findings.filter((finding) => finding.state === state);
  const lineOf = ({ url, why }: LinkFinding) => `${url} – ${why}`;
  const [broken, unsure] = [of("broken"), of("unsure")];
  if (findings.length === 0) return check("Links", "good", "None.");
  if (broken.length > 0) {
    const count = broken.length === 1 ? "One link leads" : `${broken.length} links lead`;
    return check("Links", "warning", `${count} nowhere.`, "Correct the address, or remove the link.", [
      ...broken.map(lineOf),
      ...unsure.map(lineOf),
    ]);
  }
  if (unsure.length > 0) {
    const count = unsure.length === 1 ? "One link" : `${unsure.length} links`;
    const mend = "Check them in your browser.";
    return check("Links", "unknown", `${count} could not be checked from here.`, mend, unsure.map(lineOf));
  }
  return check("Links", "good", findings.length === 1 ? "It answers." : `All ${findings.length} answer.`);
}

/** `checks` is null where no name server answered; `mend` says where they are listed with the records to add. */
export function checkRecords(domain: string, checks: DomainCheck[] | null, mend: string): MailCheck {
  const name = "Sending domain";
  const found = (states: DomainCheck["state"][]) =>
    (checks ?? []).filter(({ state }) => states.includes(state));
  const [poor, silent] = [found(["missing", "broken", "poor"]), found(["unknown"])];
  if (!checks || silent.length === checks.length)
    return check(name, "unknown", "The name servers did not respond.", "Try again in a minute.");
  if (poor.length > 0) {
    const items = poor.map((one) => `${one.name}: ${one.mend ?? one.wanted}`);
    const words = poor.some(({ state }) => state === "missing")
      ? `${domain} is missing records that mail providers check. Letters may be treated as spam.`
      : `${domain} has the records that mail providers check, but they could be improved.`;
    return check(name, "warning", words, mend, items);
  }
  return check(name, "good", `${domain} has the records that mail providers check.`);
}
