import type { Owner } from "../../identity/owner.ts";
import type { LetterInput, TestInput } from "../../letter/letter-input.ts";
import { refuseUnconfigured } from "../../letter/mail-settings.ts";
import { addressTest, sendTestMail } from "../../letter/test-mail.server.ts";
import { refuseUnrenderable } from "../../markdown/render.server.ts";
import type { Refused } from "../../outcome.ts";
import type { Mail, Services } from "../../services.ts";
import { composeWelcome } from "./send-welcomes.server.ts";

type Composing = Pick<Services, "db" | "workFiles" | "settings" | "secret">;

/** The mail that a new reader would get, with links that belong to no subscriber. */
export async function welcomeAsSent(
  services: Composing,
  text: LetterInput,
  to = services.settings.mail.from.address,
): Promise<Mail> {
  return addressTest(services, await composeWelcome(services, text), to);
}

/** Sends what a new reader would get, with '[Test]' before the subject. */
export async function testWelcome(
  services: Composing & Pick<Services, "mail">,
  _owner: Owner,
  { to = services.settings.mail.from.address, ...letter }: TestInput,
): Promise<{ to: string } | Refused> {
  const refusal = refuseUnconfigured(services) ?? refuseUnrenderable(letter.content);
  if (refusal) return refusal;
  return sendTestMail(services, await welcomeAsSent(services, letter, to));
}
