import type { Owner } from "../../identity/owner.ts";
import { isRefused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import {
  type AskInside,
  checkAlts,
  checkLinks,
  checkRecords,
  checkSize,
  checkSubject,
  checkUnsubscribe,
  linksIn,
  type MailCheck,
  tryLinks,
} from "@toadstool/mail/review";
import { checkAudience, checkConfiguration, checkContent, checkTested } from "./checks.ts";
import { checkSendingDomain } from "../../sending-domain/sending-domain.server.ts";
import type { Segment } from "../segment/segment.ts";
import { countReaders } from "../segment/segments.server.ts";
import { mailAsSent } from "../test-letter.server.ts";

type Reviewing = Pick<Services, "db" | "workFiles" | "settings" | "secret" | "mail" | "fetch">;

export interface LetterReview {
  checks: MailCheck[];
  /** How many would get it now. */
  audience: number;
  /** Nothing prevents sending now; a schedule (`canSchedule`) may wait for its first readers. */
  canSend: boolean;
  canSchedule: boolean;
}

interface Reviewed {
  subject: string;
  content: string;
  language: string;
  /** A test of this very text was sent. */
  isTested: boolean;
  segment: Segment | null;
}

/** Looks at a letter before it goes out: all at once, for much of it waits for others. */
export async function reviewLetter(
  services: Reviewing,
  owner: Owner,
  { subject, content, language, isTested, segment }: Reviewed,
  askInside?: AskInside,
): Promise<LetterReview> {
  const { settings, mail: transport } = services;
  const { origin } = settings.site;
  const mail = await mailAsSent(services, { subject, content, language });
  const [links, domain, audience] = await Promise.all([
    tryLinks(linksIn(mail.html, frameOf(origin, mail.html)), { origin, fetch: services.fetch, askInside }),
    checkSendingDomain(services, owner),
    countReaders(services, owner, segment),
  ]);
  const must = [checkSubject(subject), checkContent(content), checkConfiguration(settings, transport)];
  const readers = checkAudience(audience, segment !== null);
  const unsubscribe = checkUnsubscribe(mail);
  const checks = [
    ...must,
    readers,
    unsubscribe,
    checkAlts(mail.html),
    checkLinks(links),
    checkSize(mail.html),
    isRefused(domain) ? checkRecords("", null, more) : checkRecords(domain.domain, domain.checks, more),
    checkTested(isTested),
  ];
  const canSchedule = [...must, unsubscribe].every(({ state }) => state !== "blocking");
  return { checks, audience, canSend: canSchedule && audience > 0, canSchedule };
}

const more = "See “Delivery” among your letters.";

/** The links that every letter has, which lead nowhere before it is sent. */
function frameOf(origin: string, html: string): string[] {
  const own = linksIn(html, []).filter((url) =>
    /\/(?:unsubscribe|subscription)\/[^/]+$|\/letters\/[^/]*\.[^/]*$/.test(url),
  );
  return [`${origin}/`, ...own];
}
