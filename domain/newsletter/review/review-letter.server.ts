import type { Owner } from "../../identity/owner.ts";
import { isRefused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import {
  checkAlts,
  checkAudience,
  checkConfiguration,
  checkContent,
  checkDomain,
  checkLinks,
  checkSize,
  checkSubject,
  checkTested,
  checkUnsubscribe,
  type LetterCheck,
} from "./checks.ts";
import { linksIn } from "./links.ts";
import { type AskInside, tryLinks } from "./try-links.server.ts";
import { checkSendingDomain } from "../../sending-domain/sending-domain.server.ts";
import { countSubscribers } from "../../subscribers/subscribers.server.ts";
import { mailAsSent } from "../test-letter.server.ts";

type Reviewing = Pick<Services, "db" | "works" | "settings" | "secret" | "mail" | "fetch">;

export interface LetterReview {
  checks: LetterCheck[];
  /** How many would get it now. */
  audience: number;
  /** Nothing prevents sending now; a schedule (`canSchedule`) may wait for its first readers. */
  canSend: boolean;
  canSchedule: boolean;
}

interface Reviewed {
  subject: string;
  content: string;
  /** A test of this very text was sent. */
  isTested: boolean;
}

/** Looks at a letter before it goes out: all at once, for much of it waits for others. */
export async function reviewLetter(
  services: Reviewing,
  owner: Owner,
  { subject, content, isTested }: Reviewed,
  askInside?: AskInside,
): Promise<LetterReview> {
  const { settings, mail: transport } = services;
  const mail = await mailAsSent(services, { subject, content });
  const [links, domain, { confirmed }] = await Promise.all([
    tryLinks(services, linksIn(mail.html, frameOf(settings.site.origin, mail.html)), askInside),
    checkSendingDomain(services, owner),
    countSubscribers(services, owner),
  ]);
  const must = [checkSubject(subject), checkContent(content), checkConfiguration(settings, transport)];
  const readers = checkAudience(confirmed);
  const unsubscribe = checkUnsubscribe(mail);
  const checks = [
    ...must,
    readers,
    unsubscribe,
    checkAlts(mail.html),
    checkLinks(links),
    checkSize(mail.html),
    isRefused(domain) ? checkDomain("", null) : checkDomain(domain.domain, domain.checks),
    checkTested(isTested),
  ];
  const canSchedule = [...must, unsubscribe].every(({ state }) => state !== "blocking");
  return { checks, audience: confirmed, canSend: canSchedule && confirmed > 0, canSchedule };
}

/** The links that every letter has, which lead nowhere before it is sent. */
function frameOf(origin: string, html: string): string[] {
  const own = linksIn(html, []).filter((url) => /\/unsubscribe\/[^/]+$|\/letters\/[^/]*\.[^/]*$/.test(url));
  return [`${origin}/`, ...own];
}
