import { newsletterChoices } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { refuseUnrenderable } from "../markdown/render.server.ts";
import type { Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { TestInput } from "../letter/letter-input.ts";
import { refuseUnconfigured } from "../letter/mail-settings.ts";
import { addressTest, sendTestMail } from "../letter/test-mail.server.ts";
import { composeWelcome, findWelcome, type WelcomeChoice } from "./welcome.server.ts";
import type { Welcome } from "./welcome.ts";

export async function readWelcome(services: Pick<Services, "db">, _owner: Owner): Promise<Welcome> {
  const { isOn, subject, content } = (await findWelcome(services)) ?? unwritten;
  return { isOn, subject, content };
}

/** Switched on, it begins with the next new subscriber; earlier ones get no welcome. */
export async function saveWelcome(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  welcome: Welcome,
): Promise<Welcome | Refused> {
  const unrenderable = refuseUnrenderable(welcome.content);
  if (unrenderable) return unrenderable;
  const before = await findWelcome(services);
  const updatedAt = services.clock();
  const since = before?.isOn && welcome.isOn ? before.since : updatedAt.toISOString();
  const value: WelcomeChoice = { ...welcome, since };
  await services.db
    .insert(newsletterChoices)
    .values({ name: "welcome", value, updatedAt })
    .onConflictDoUpdate({ target: newsletterChoices.name, set: { value, updatedAt } });
  return welcome;
}

/** Sends what a newcomer would get, with '[Test]' before the subject. */
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

const unwritten: Welcome = { isOn: false, subject: "", content: "" };
