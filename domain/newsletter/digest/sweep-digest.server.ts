import { formatDate } from "@toadstool/language";
import { rowWhere } from "#db/d1/row-where.ts";
import { idFrom } from "../../tokens/id-from.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { digests, drafts } from "#db/schema.ts";
import { liveDraft } from "../../drafts/writing.server.ts";
import { findSite } from "../../facts/site.server.ts";
import { letterInput } from "../../letter/letter-input.ts";
import { hasSender } from "../../letter/mail-settings.ts";
import { findSender } from "../../letter/sender.server.ts";
import { withoutAddresses } from "../../log.ts";
import { isRefused, type Refused } from "../../outcome.ts";
import { parse } from "../../parse.ts";
import type { Services } from "../../services.ts";
import { usualLanguage } from "../../words/words.ts";
import { shortMail } from "../../subscribers/confirmation-mail.ts";
import { sendDue } from "../ledger/send-issue.server.ts";
import { countNews, digestLetter, nextOccasion } from "./digest.ts";
import { findDigest } from "./digests.server.ts";
import { findNews } from "./news.server.ts";

type Sweeping = Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters">;
type Digest = typeof digests.$inferSelect;

const hour = 3_600_000;

/**
 * Composes the digest when its notice begins, mails the owner about it, and sends it when it is due, unless she has stopped
 * it. Each step is one batch that finds the row as it was read, so two runs, or a crash, make one letter.
 */
export async function sweepDigest(services: Sweeping): Promise<void> {
  const digest = await findDigest(services);
  // A cron has no address of its own: without SITE_URL there is nowhere for a link to lead.
  if (!digest?.isOn || !services.settings.site.origin) return;
  if (!digest.draftId) return composeDigest(services, digest);
  if (!digest.isNoticed) await mailNotice(services, digest);
  if (digest.dueAt && digest.dueAt <= services.clock()) await sendDigest(services, digest);
}

async function composeDigest(services: Sweeping, digest: Digest): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const notice = digest.noticeHours * hour;
  if (now.getTime() < digest.nextAt.getTime() - notice) return;
  const { timeZone, words } = await findSite(services);
  const news = await findNews(services, { since: digest.since, now, timeZone });
  const nextAt = nextOccasion(digest, digest.nextAt > now ? digest.nextAt : now, timeZone);
  const isAsRead = and(eq(digests.version, digest.version), isNull(digests.draftId));
  if (countNews(news) === 0) {
    await db.update(digests).set({ nextAt }).where(isAsRead);
    return;
  }
  const draftId = await idFrom("draft", `digest-${digest.nextAt.getTime()}-${digest.version}`);
  const { subject, content } = digestLetter(news, words);
  const draft = {
    id: draftId,
    kind: "letter" as const,
    title: subject,
    content,
    createdAt: now,
    updatedAt: now,
  };
  const isUnchanged = sql`exists (select 1 from ${digests} where ${isAsRead})`;
  // A site that was away at that time still gives the owner her hours.
  const dueAt = new Date(Math.max(digest.nextAt.getTime(), now.getTime() + notice));
  const { composed } = await batch(db, {
    draft: db
      .insert(drafts)
      .select(rowWhere(drafts, draft, isUnchanged))
      .onConflictDoNothing(),
    composed: db
      .update(digests)
      .set({ draftId, dueAt, nextAt, since: now, isNoticed: false, trouble: "" })
      .where(isAsRead)
      .returning(),
  });
  if (composed[0]) await mailNotice(services, composed[0]);
}

/** Claimed before it is sent: one mail at most. The admin shows the letter anyway. */
async function mailNotice(services: Sweeping, { draftId, dueAt }: Digest): Promise<void> {
  if (!draftId || !dueAt || !hasSender(services)) return;
  const { db, mail, settings } = services;
  const [claimed] = await db
    .update(digests)
    .set({ isNoticed: true })
    .where(and(eq(digests.draftId, draftId), eq(digests.isNoticed, false)))
    .returning({ id: digests.id });
  if (!claimed) return;
  const sender = await findSender(services);
  const { timeZone, origin } = sender.site;
  // What the owner alone reads is in English.
  const when = formatDate(usualLanguage, dueAt, { dateStyle: "full", timeStyle: "short", timeZone });
  const notice = shortMail(sender, {
    language: "en",
    subject: "Your digest is ready to be looked at",
    before: [
      `The site has put what is new into a letter. It goes to your readers on ${when}, unless you stop it.`,
    ],
    button: { label: "Look at the letter", url: `${origin}/admin/email/digest` },
    after: ["There you can edit it, send it at once, or keep it as a draft."],
  });
  const to = settings.mail.from.address;
  const [answer] = await mail.send([{ ...notice, to, idempotencyKey: `digest:${draftId}` }]);
  if (answer && answer.result !== "accepted")
    console.warn(`Notice of the digest: ${answer.result}: ${withoutAddresses(answer.reason)}`);
}

/** Sends the letter as it is by now. */
async function sendDigest(services: Sweeping, { draftId }: Digest): Promise<void> {
  const { db } = services;
  const id = draftId ?? "";
  const refusal = await sendAsItIs(services, id);
  // The owner is writing it at this moment: the next run takes her text.
  if (refusal?.code === "changed_elsewhere") return;
  const trouble = refusal?.message ?? "";
  await db
    .update(digests)
    .set({ draftId: null, dueAt: null, trouble, version: sql`${digests.version} + 1` })
    .where(eq(digests.draftId, id));
}

/** Never a text from before the owner's last change. A draft that she has sent or deleted herself is left alone. */
async function sendAsItIs(services: Sweeping, id: string): Promise<Refused | null> {
  const draft = await services.db.query.drafts.findFirst({ where: liveDraft(id) });
  if (!draft) return null;
  const { title, content, tags, version, sending } = draft;
  const input = parse(letterInput, { subject: title, content });
  if (isRefused(input)) return input;
  const read = { draftId: id, draftVersion: version, tags };
  const sent = await sendDue(services, { ...input, ...sending, ...read, sendKey: `digest-${id}` });
  return isRefused(sent) ? sent : null;
}
