import type { Owner } from "../identity/owner.ts";
import { placeMailImages } from "../images/placing.server.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { type Refused, refuse, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import type { TestInput } from "./issue.ts";
import { testIssue } from "./issues.server.ts";
import { addressLetter, composeLetter } from "./letter.ts";
import { refuseUnconfigured } from "./mail-settings.ts";
import { testSubscriber } from "./subscription.server.ts";

/** Sends exactly what will be sent, with '[Test]' before the subject, to one address. */
export async function sendTest(
  services: Pick<Services, "db" | "settings" | "secret" | "mail">,
  _owner: Owner,
  { subject, content, to = services.settings.mail.from.address }: TestInput,
): Promise<{ to: string } | Refused> {
  const refusal = refuseUnconfigured(services);
  if (refusal) return refusal;
  const { settings, secret } = services;
  const { origin } = settings.site;
  const viewUrl = `${origin}/letters/${await signToken(secret, "view-letter", testIssue)}`;
  const unsubscribeUrl = `${origin}/unsubscribe/${await signToken(secret, "unsubscribe", testSubscriber)}`;
  const html = await placeMailImages(services, renderMarkdown(content));
  const letter = composeLetter(settings, { subject, html, origin }, viewUrl);
  const mail = addressLetter(letter, {
    to,
    unsubscribeUrl,
    delivery: null,
    idempotencyKey: `test:${crypto.randomUUID()}`,
  });
  const [answer] = await services.mail.send([{ ...mail, subject: `[Test] ${subject}` }]);
  if (answer?.result === "accepted") return { to };
  const reason = answer?.reason ?? "no answer";
  if (answer?.result === "refused") {
    return refuseField("invalid", "mail_refused", "to", `The mail server refused the test letter: ${reason}`);
  }
  return refuse(
    "conflict",
    "mail_server_unreachable",
    `The mail server did not take the test letter: ${reason}`,
  );
}
