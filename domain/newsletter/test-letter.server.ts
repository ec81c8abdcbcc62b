import type { Owner } from "../identity/owner.ts";
import { refuseUnrenderable } from "../markdown/render.server.ts";
import { type Refused, refuse, refuseField } from "../outcome.ts";
import type { Mail, Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { composeIssue } from "../letter/compose-issue.server.ts";
import type { LetterInput, TestInput } from "../letter/letter-input.ts";
import { testIssue } from "./issues.server.ts";
import { addressLetter } from "../letter/letter.ts";
import { refuseUnconfigured } from "../letter/mail-settings.ts";
import { testSubscriber } from "../subscribers/subscription.server.ts";

type Composing = Pick<Services, "db" | "works" | "settings" | "secret">;

/** The mail that a subscriber would get, with links that belong to no subscriber. */
export async function mailAsSent(
  services: Composing,
  { subject, content }: LetterInput,
  to = services.settings.mail.from.address,
): Promise<Mail> {
  const { settings, secret } = services;
  const { origin } = settings.site;
  const letter = await composeIssue(services, { id: testIssue, subject, content, origin });
  return addressLetter(letter, {
    to,
    unsubscribeUrl: `${origin}/unsubscribe/${await signToken(secret, "unsubscribe", testSubscriber)}`,
    delivery: null,
    idempotencyKey: `test:${crypto.randomUUID()}`,
  });
}

/** Sends exactly what will be sent, with '[Test]' before the subject, to one address. */
export async function sendTest(
  services: Composing & Pick<Services, "mail">,
  _owner: Owner,
  { subject, content, to = services.settings.mail.from.address }: TestInput,
): Promise<{ to: string } | Refused> {
  const refusal = refuseUnconfigured(services);
  if (refusal) return refusal;
  const unrenderable = refuseUnrenderable(content);
  if (unrenderable) return unrenderable;
  const mail = await mailAsSent(services, { subject, content }, to);
  const [answer] = await services.mail.send([{ ...mail, subject: `[Test] ${subject}` }]);
  if (answer?.result === "accepted") return { to };
  const reason = answer?.reason ?? "no answer";
  if (answer?.result === "refused") {
    return refuseField("invalid", "mail_refused", "to", `The mail server refused the test letter: ${reason}`);
  }
  return refuse(
    "conflict",
    "mail_server_unreachable",
    `The mail server did not accept the test letter: ${reason}`,
  );
}
