import * as v from "valibot";
import { type Refused, refuse } from "../outcome.ts";
import type { Services, Settings } from "../services.ts";
import { emailAddress } from "../text/email-address.ts";

type MailSettings = Pick<Services, "settings">;

/** The settings that are missing before the site can send its first letter; each says what to configure. */
export function missingSettings({ mail }: Pick<Settings, "mail">): string[] {
  const missing: string[] = [];
  if (!v.is(emailAddress, mail.from.address)) {
    missing.push("MAIL_FROM is not set to an email address. Letters are sent from this address.");
  }
  if (!mail.postalLine.trim()) {
    missing.push(
      "POSTAL_LINE is not set: the law requires the sender’s name and postal address in every letter.",
    );
  }
  return missing;
}

/** Confirmations need a sender; nothing can be subscribed to before. */
export function hasSender({ settings }: MailSettings): boolean {
  return v.is(emailAddress, settings.mail.from.address);
}

/** Letters need all of that, and a transport that may carry them. */
export function refuseLetters(services: Pick<Services, "settings" | "mail">): Refused | null {
  const refusal = refuseUnconfigured(services);
  if (refusal || services.mail.takesLetters) return refusal;
  const message = `The mail transport “${services.mail.name}” sends only confirmations and tests. To send letters, set MAIL_TRANSPORT to another one, such as smtp or resend.`;
  return refuse("conflict", "transport_takes_no_letters", message);
}

/** Letters need all of it. */
export function refuseUnconfigured({ settings }: MailSettings): Refused | null {
  const missing = missingSettings(settings);
  return missing.length > 0 ? refuse("conflict", "mail_not_configured", missing.join(" ")) : null;
}
