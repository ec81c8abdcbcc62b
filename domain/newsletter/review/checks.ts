import { type MailCheck, mailCheck as check } from "@toadstool/mail/review";
import { formatNumber } from "@toadstool/language";
import { counted } from "../../text/counted.ts";
import { usualLanguage } from "../../words/words.ts";
import { letterLimits } from "../../letter/letter-input.ts";
import { missingSettings } from "../../letter/mail-settings.ts";
import { refuseUnrenderable } from "../../markdown/render.server.ts";
import type { MailTransport, Settings } from "../../services.ts";

export function checkContent(content: string): MailCheck {
  const most = letterLimits.content;
  if (content.trim() === "")
    return check("Text", "blocking", "The letter is empty.", "Write something first.");
  if (content.length <= most) {
    const refused = refuseUnrenderable(content);
    if (refused) return check("Text", "blocking", refused.message);
    return check("Text", "good", "The letter has text.");
  }
  const words = `It has ${counted(content.length, "character")}, and a letter may have ${formatNumber(usualLanguage, most)}.`;
  return check("Text", "blocking", words, "Split it, or send the beginning and link to the rest.");
}

export function checkAudience(readers: number, isSegment = false): MailCheck {
  if (readers > 0) return check("Readers", "good", `${counted(readers, "reader")}.`);
  if (isSegment)
    return check(
      "Readers",
      "blocking",
      "No confirmed subscriber is among the recipients that you chose.",
      "Choose other recipients below.",
    );
  return check(
    "Readers",
    "blocking",
    "There are no confirmed subscribers yet.",
    "Share /subscribe. Letters can be sent as soon as one subscriber has confirmed.",
  );
}

export function checkConfiguration(
  settings: Pick<Settings, "mail">,
  transport: Pick<MailTransport, "name" | "takesLetters">,
): MailCheck {
  const missing = missingSettings(settings);
  if (missing.length > 0) {
    const mend = "Set it in studio/site.json under “vars”, or in .dev.vars on your own machine.";
    return check("Mail service", "blocking", missing.join(" "), mend);
  }
  if (transport.takesLetters)
    return check("Mail service", "good", `Letters are sent through ${transport.name}.`);
  return check(
    "Mail service",
    "blocking",
    `${transport.name} sends confirmations and tests, but not letters.`,
    "Set MAIL_TRANSPORT to smtp or resend.",
  );
}

export function checkTested(isTested: boolean): MailCheck {
  return isTested
    ? check("Test letter", "good", "This text was sent to you as a test.")
    : check("Test letter", "warning", "This text has not been tested.", "Send yourself a test and read it.");
}
