import { type Refused, refuse, refuseField } from "../outcome.ts";
import type { Mail, Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { addressLetter, type Letter, readerLinks } from "./letter.ts";

/** The id in a test letter's unsubscribe link: the link works, and no reader leaves by it. */
export const testSubscriber = "test";

/** The mail that a subscriber would get, with links that belong to no subscriber. */
export async function addressTest(
  { settings, secret }: Pick<Services, "settings" | "secret">,
  letter: Letter,
  to: string,
): Promise<Mail> {
  const token = await signToken(secret, "unsubscribe", testSubscriber);
  return addressLetter(letter, {
    to,
    links: readerLinks(settings.site.origin, token),
    delivery: null,
    idempotencyKey: `test:${crypto.randomUUID()}`,
  });
}

/** Sends the mail with '[Test]' before the subject. */
export async function sendTestMail(
  { mail: transport }: Pick<Services, "mail">,
  mail: Mail,
): Promise<{ to: string } | Refused> {
  const [answer] = await transport.send([{ ...mail, subject: `[Test] ${mail.subject}` }]);
  if (answer?.result === "accepted") return { to: mail.to };
  const reason = answer?.reason ?? "no answer";
  if (answer?.result === "refused") {
    return refuseField("invalid", "mail_refused", "to", `The mail server refused the test letter: ${reason}`);
  }
  const message = `The mail server did not accept the test letter: ${reason}`;
  return refuse("conflict", "mail_server_unreachable", message);
}
