import { and, eq, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { drafts, moveItems, pages, webhookEvents } from "#db/schema.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { isRefused, type Refused } from "../outcome.ts";
import { parse } from "../parse.ts";
import { publishPageAsItStands } from "../drafts/publish-page.server.ts";
import { newPostInput } from "../posts/post.ts";
import { slugTaken } from "../posts/slug-taken.ts";
import { composePost, findPlaces, insertPost } from "../posts/writing.server.ts";
import type { Services } from "../services.ts";
import type { Bringing } from "./bring-file.server.ts";
import { type FilledText, fillText } from "./fill-text.server.ts";
import { chooseSlug, slugsNear } from "./free-slugs.ts";
import { draftAddress, findKnown, findTaken } from "./known.server.ts";
import type { MoveItemRow } from "./move.ts";
import { isItem, stillWaits } from "./move-rows.server.ts";
import { redirectStatements } from "./old-addresses.server.ts";

/**
 * Makes a post, a page or a draft of a text. What was public there is public here, under its own date; what cannot be published
 * as it is becomes a draft, and its item says why.
 */
export async function bringText(services: Bringing, item: MoveItemRow): Promise<void> {
  const here = (await findKnown(services, [item.targetId])).get(item.targetId);
  // A page’s draft is inserted before it is published: a step that was cut off between goes on.
  const isOurs = here && item.kind === "page" && item.isNew;
  if (here && !isOurs) return leave(services, item, here);
  const text = await fillText(services, item);
  const refused = item.isPublished ? await publish(services, item, text) : notToBePublished;
  if (!refused) return;
  const why =
    refused === notToBePublished
      ? []
      : [`It comes as a draft, because it cannot be published: ${refused.message}`];
  await bringDraft(services, item, text, why);
}

const notToBePublished = { message: "" };

/** Null where it is done. */
function publish(services: Bringing, item: MoveItemRow, text: FilledText): Promise<Refused | null> {
  return item.kind === "page" ? publishPage(services, item, text) : publishPost(services, item, text);
}

async function publishPost(
  services: Bringing,
  item: MoveItemRow,
  text: FilledText,
  tries = 3,
): Promise<Refused | null> {
  const { timeZone, datetime, publishedAt, updatedAt, fields } = text;
  const input = parse(newPostInput, { ...fields, timeZone, datetime });
  if (isRefused(input)) return input;
  const row = composePost(item.targetId, input, { timeZone, now: services.clock() });
  if (isRefused(row)) return row;
  const places = await findPlaces(services, input);
  const waits = stillWaits(item);
  const { db } = services;
  const { missing } = text;
  const address = `/blog/${row.slug}`;
  try {
    await batch(db, {
      ...insertPost(services, { ...row, publishedAt, updatedAt }, places, waits),
      silenced: silence(services, item.targetId),
      redirects: redirectStatements(services, text.oldPaths, address, waits),
      done: markDone(services, item, { address, missing }),
    });
    return null;
  } catch (error) {
    const taken = slugTaken(error, row.slug);
    if (tries === 0) return taken;
    const slugs = await findTaken(services, "", slugsNear(row.slug));
    const slug = chooseSlug(row.slug, new Set([...slugs, row.slug]), item.targetId);
    const remarks = [
      ...item.remarks,
      `“${row.slug}” has been taken since, so its address ends in “${slug}”.`,
    ];
    await db.update(moveItems).set({ slug, remarks }).where(isItem(item));
    return publishPost(
      services,
      { ...item, slug, remarks },
      { ...text, fields: { ...fields, slug } },
      tries - 1,
    );
  }
}

async function publishPage(services: Bringing, item: MoveItemRow, text: FilledText): Promise<Refused | null> {
  const { db } = services;
  const {
    found: [draft],
    there,
  } = await batch(db, {
    inserted: insertDraft(services, item, text),
    item: db
      .update(moveItems)
      .set({ isNew: true })
      .where(and(isItem(item), eq(moveItems.state, "waiting"))),
    found: db.select().from(drafts).where(eq(drafts.id, item.targetId)),
    there: db.select({ path: pages.path }).from(pages).where(eq(pages.id, item.targetId)),
  });
  if (!draft) return null;
  // A step that was cut off has published it already.
  const published = there[0] ?? (await publishPageAsItStands(services, draft));
  if (isRefused(published)) return published;
  const { publishedAt, updatedAt } = text;
  await db.batch([
    db
      .update(pages)
      .set({ publishedAt, updatedAt })
      .where(and(eq(pages.id, draft.id), eq(pages.version, 1))),
    ...redirectStatements(services, text.oldPaths, published.path, stillWaits(item)),
    markDone(services, item, { address: published.path, missing: text.missing }),
  ]);
  return null;
}

async function bringDraft(
  services: Bringing,
  item: MoveItemRow,
  text: FilledText,
  why: string[],
): Promise<void> {
  const kind = item.kind === "page" ? "page" : "post";
  await services.db.batch([
    ...insertDraft(services, item, text),
    markDone(services, item, { address: draftAddress(kind, item.targetId), missing: text.missing, why }),
  ]);
}

/** A draft’s title, tags and date are those of the text; a date that was to come stays for its author to set. */
function insertDraft(services: Pick<Services, "db" | "clock">, item: MoveItemRow, text: FilledText) {
  const { db, clock } = services;
  const { targetId: id } = item;
  const { tags, series, ...fields } = text.fields;
  const isNew = sql`${stillWaits(item)} and not exists (select 1 from ${drafts} where id = ${id})`;
  const kind = item.kind === "page" ? ("page" as const) : ("post" as const);
  const row = { id, kind, ...fields, tags, series, createdAt: text.publishedAt, updatedAt: clock() };
  return [
    ...recordUses(services, { kind: "draft", id }, [fields.imageUrl, fields.content], isNew),
    db.insert(drafts).select(rowFrom(drafts, row, sql`where ${isNew}`)),
  ] as const;
}

/** A text without all of its files keeps its payload, and is filled again when one of them comes. */
function markDone(
  { db, clock }: Pick<Services, "db" | "clock">,
  item: MoveItemRow,
  { address, missing, why = [] }: { address: string; missing: string[]; why?: string[] },
) {
  return db
    .update(moveItems)
    .set({
      state: "done",
      trouble: "",
      isNew: true,
      address,
      doneAt: clock(),
      remarks: [...item.remarks, ...why],
      isPublished: item.isPublished && why.length === 0,
      needs: missing,
      payload: missing.length > 0 ? item.payload : "",
    })
    .where(and(isItem(item), eq(moveItems.state, "waiting")));
}

/** The statement that lets no webhook be notified of a post: thousands of old ones are no news. */
function silence({ db }: Pick<Services, "db">, id: string) {
  return db.delete(webhookEvents).where(eq(webhookEvents.subjectId, id));
}

async function leave(
  { db }: Pick<Services, "db">,
  item: MoveItemRow,
  { address, why }: { address: string; why: string },
): Promise<void> {
  await db
    .update(moveItems)
    .set({ state: "left", trouble: why, address, payload: "" })
    .where(and(isItem(item), eq(moveItems.state, "waiting")));
}
