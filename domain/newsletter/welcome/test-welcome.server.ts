import type { Owner } from "../../identity/owner.ts";
import type { TestInput } from "../../letter/letter-input.ts";
import { refuseUnconfigured } from "../../letter/mail-settings.ts";
import { addressTest, sendTestMail } from "../../letter/test-mail.server.ts";
import { refuseUnrenderable } from "../../markdown/render.server.ts";
import type { Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { composeWelcome } from "./send-welcomes.server.ts";

/** Sends what a new reader would get, with '[Test]' before the subject. */
export async function testWelcome(
  services: Pick<Services, "db" | "workFiles" | "settings" | "secret" | "mail">,
  _owner: Owner,
  { subject, content, to = services.settings.mail.from.address }: TestInput,
): Promise<{ to: string } | Refused> {
  const refusal = refuseUnconfigured(services) ?? refuseUnrenderable(content);
  if (refusal) return refusal;
  const letter = await composeWelcome(services, { subject, content });
  return sendTestMail(services, await addressTest(services, letter, to));
}
