import type { Owner } from "../identity/owner.ts";
import { refuseUnrenderable } from "../markdown/render.server.ts";
import type { Refused } from "../outcome.ts";
import type { Mail, Services } from "../services.ts";
import { composeIssue } from "../letter/compose-issue.server.ts";
import type { LetterInput, TestInput } from "../letter/letter-input.ts";
import { testIssue } from "./issues.server.ts";
import { refuseUnconfigured } from "../letter/mail-settings.ts";
import { addressTest, sendTestMail } from "../letter/test-mail.server.ts";

type Composing = Pick<Services, "db" | "workFiles" | "settings" | "secret">;

/** The mail that a subscriber would get, with links that belong to no subscriber. */
export async function mailAsSent(
  services: Composing,
  { subject, content, language }: LetterInput,
  to = services.settings.mail.from.address,
): Promise<Mail> {
  const { origin } = services.settings.site;
  const letter = await composeIssue(services, { id: testIssue, subject, content, language, origin });
  return addressTest(services, letter, to);
}

/** Sends exactly what will be sent, with '[Test]' before the subject, to one address. */
export async function sendTest(
  services: Composing & Pick<Services, "mail">,
  _owner: Owner,
  { to = services.settings.mail.from.address, ...letter }: TestInput,
): Promise<{ to: string } | Refused> {
  const refusal = refuseUnconfigured(services) ?? refuseUnrenderable(letter.content);
  if (refusal) return refusal;
  return sendTestMail(services, await mailAsSent(services, letter, to));
}
