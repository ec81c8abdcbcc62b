import { and, eq, gte, isNull } from "drizzle-orm";
import * as v from "valibot";
import { newsletterChoices, subscribers } from "#db/schema.ts";
import { placeMailImages, type Placing } from "../articles/placing.server.ts";
import { withoutAddresses } from "../log.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import type { Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { addressLetter, composeLetter, type Letter, readerLinks } from "../letter/letter.ts";
import { findSender } from "../letter/sender.server.ts";
import { refuseUnconfigured } from "../letter/mail-settings.ts";
import type { Welcome } from "./welcome.ts";

export type Welcoming = Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail">;

const choice = v.object({
  isOn: v.boolean(),
  subject: v.string(),
  content: v.string(),
  /** When it was last switched on: readers from before are not newcomers. */
  since: v.string(),
});
export type WelcomeChoice = v.InferOutput<typeof choice>;

/** What one run of the cron takes on. */
const sweepSize = 50;
/** Requests unconfirmed for a month are forgotten, so newcomers are younger than this. */
const newcomersAge = 35 * 86_400_000;

/** Sends the welcome letter to a new subscriber, if it is switched on. Where the mail server is busy, the sweep tries again. */
export async function welcomeReader(services: Welcoming, id: string): Promise<void> {
  const welcome = await openWelcome(services);
  if (welcome) await sendWelcome(services, welcome, id);
}

/** Welcome letters that found no open mail server, or whose Worker ended before it could send them. */
export async function sweepWelcomes(services: Welcoming): Promise<void> {
  // A cron has no address of its own: without SITE_URL there is nowhere for a link to lead.
  const welcome = services.settings.site.origin ? await openWelcome(services) : null;
  if (!welcome) return;
  const oldest = new Date(services.clock().getTime() - newcomersAge);
  const due = await services.db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(isDue(welcome), gte(subscribers.createdAt, oldest), eq(subscribers.source, "form")))
    .limit(sweepSize);
  for (const { id } of due) await sendWelcome(services, welcome, id);
}

export async function findWelcome({ db }: Pick<Services, "db">): Promise<WelcomeChoice | null> {
  const [row] = await db.select().from(newsletterChoices).where(eq(newsletterChoices.name, "welcome"));
  return row && v.is(choice, row.value) ? row.value : null;
}

/** The letter without its reader's details. It has no page: it is written to one person. */
export async function composeWelcome(
  services: Placing & Pick<Services, "settings">,
  { subject, content }: Pick<Welcome, "subject" | "content">,
): Promise<Letter> {
  const { origin } = services.settings.site;
  const html = await placeMailImages(services, renderMarkdown(content));
  return composeLetter(await findSender(services), { subject, html, origin }, null);
}

interface OpenWelcome {
  letter: Letter;
  since: Date;
}

async function openWelcome(services: Welcoming): Promise<OpenWelcome | null> {
  const welcome = await findWelcome(services);
  if (!welcome?.isOn || refuseUnconfigured(services)) return null;
  return { letter: await composeWelcome(services, welcome), since: new Date(welcome.since) };
}

/** Claimed before it is sent, so that it never goes twice: what may have gone is not tried again. */
async function sendWelcome(services: Welcoming, welcome: OpenWelcome, id: string): Promise<void> {
  const now = services.clock();
  const [reader] = await services.db
    .update(subscribers)
    .set({ welcomedAt: now })
    .where(and(eq(subscribers.id, id), isDue(welcome)))
    .returning({ email: subscribers.email });
  if (!reader) return;
  const token = await signToken(services.secret, "unsubscribe", id);
  const mail = addressLetter(welcome.letter, {
    to: reader.email,
    links: readerLinks(services.settings.site.origin, token),
    delivery: null,
    idempotencyKey: `welcome:${id}`,
  });
  const [answer] = await services.mail.send([mail]);
  if (!answer || answer.result === "accepted") return;
  console.warn(`Welcome letter for ${id}: ${answer.result}: ${withoutAddresses(answer.reason)}`);
  if (answer.result !== "busy") return;
  await services.db
    .update(subscribers)
    .set({ welcomedAt: null })
    .where(and(eq(subscribers.id, id), eq(subscribers.welcomedAt, now)));
}

function isDue({ since }: Pick<OpenWelcome, "since">) {
  return and(
    eq(subscribers.state, "confirmed"),
    isNull(subscribers.welcomedAt),
    gte(subscribers.confirmedAt, since),
  );
}
