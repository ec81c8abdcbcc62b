import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { wordsIn } from "@toadstool/markdown/prose";
import { batch } from "#db/batch.server.ts";
import { drafts, pageRedirects, pages } from "#db/schema.ts";
import {
  changedElsewhere,
  type DraftRow,
  isAsRead,
  isStill,
  selectLiveDraft,
  unscheduled,
} from "./writing.server.ts";
import type { DraftFields, PageToPublish } from "./draft.ts";
import { findWithFacts } from "../facts/facts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { renderOrRefuse } from "../markdown/render.server.ts";
import { signOf } from "../markdown/rule.ts";
import { recordUses } from "../media/usage/uses.server.ts";
import { isRefused, type Refused, refuseField } from "../outcome.ts";
import { parse } from "../parse.ts";
import { keepRevision } from "../revisions/revisions.server.ts";
import type { Profile } from "../profile/profile.ts";
import type { Services } from "../services.ts";
import { usualLanguage } from "../words/words.ts";
import { readTying } from "../translations/tying.server.ts";
import { refuseTaken } from "../own-pages/refuse-taken.server.ts";
import { largestPage, type PageInput, pageInput } from "../own-pages/own-page.ts";

type Writing = Pick<Services, "db" | "clock" | "paths" | "settings">;
/** Where they are not now; without `publishedAt`, a page that is published again keeps its first date. */
type PageDates = Pick<PageToPublish, "publishedAt" | "updatedAt">;

/**
 * Shows readers the page as its draft was saved last. An earlier path of the page leads on to the new one. Null where there
 * is no such page; refused where it was saved elsewhere since `version`.
 */
export async function publishPage(
  services: Writing,
  _owner: Owner,
  id: string,
  version?: number,
  dates: PageDates = {},
): Promise<{ path: string } | Refused | null> {
  const { row: draft, facts } = await findWithFacts(services, selectLiveDraft(services, id));
  if (draft?.kind !== "page") return null;
  if (version !== undefined && version !== draft.version) return changedElsewhere();
  const asAsked = dates.publishedAt && (await findPublishedAs(services, draft, dates.publishedAt));
  return asAsked || publishPageAsItStands(services, draft, facts.profile, { dates });
}

/** What a program’s request that is repeated has published before. */
async function findPublishedAs(
  { db }: Pick<Services, "db">,
  { id, version }: Pick<DraftRow, "id" | "version">,
  publishedAt: string,
): Promise<{ path: string } | null> {
  const isAsAsked = and(
    eq(pages.id, id),
    eq(pages.version, version),
    eq(pages.publishedAt, new Date(publishedAt)),
    isNull(pages.deletedAt),
  );
  const [page] = await db.select({ path: pages.path }).from(pages).where(isAsAsked);
  return page ?? null;
}

/** Refused where the draft has changed since it was read, or `condition` does not hold. Nothing is written then. */
export async function publishPageAsItStands(
  services: Writing,
  draft: DraftRow,
  profile: Profile,
  { condition, dates = {} }: { condition?: SQL; dates?: PageDates },
): Promise<{ path: string } | Refused> {
  const composed = await composePage(services, draft, profile);
  if (isRefused(composed)) return composed;
  const publishedAt = dates.publishedAt ? new Date(dates.publishedAt) : composed.publishedAt;
  const updatedAt = new Date(dates.updatedAt ?? dates.publishedAt ?? composed.updatedAt);
  const of = { language: draft.language, group: draft.translationGroup };
  const tying = await readTying(services, { kind: "page", id: draft.id, before: of });
  if (isRefused(tying)) return tying;
  const row = { ...composed, language: of.language, translationGroup: of.group, publishedAt, updatedAt };
  const { db, clock } = services;
  const { id, path } = row;
  const mayPublish = and(condition, tying.isFree);
  const isUnchanged = isStill(services, draft, mayPublish);
  const { publishedAt: _first, id: _id, ...changed } = row;
  const change = dates.publishedAt ? { ...changed, publishedAt } : changed;
  const before = sql`(select ${pages.path} from ${pages} where ${pages.id} = ${id})`;
  const isRenamed = sql`${isUnchanged} and ${before} <> ${path}`;
  const kept = { kind: "draft", id, reason: "published", words: wordsIn(draft.content) } as const;
  const { asRead, claims } = await batch(db, {
    claims: tying.claims,
    revision: keepRevision(services, kept, isUnchanged),
    uses: recordUses(services, { kind: "page", id }, [row.imageUrl, row.content], isUnchanged),
    freed: db.delete(pageRedirects).where(and(eq(pageRedirects.path, path), isUnchanged)),
    redirect: db
      .insert(pageRedirects)
      .select(rowWhere(pageRedirects, { path: before, pageId: id, createdAt: clock() }, isRenamed))
      .onConflictDoUpdate({ target: pageRedirects.path, set: { pageId: id } }),
    page: db
      .insert(pages)
      .select(rowWhere(pages, row, isUnchanged))
      .onConflictDoUpdate({ target: pages.id, set: change }),
    asRead: db
      .update(drafts)
      .set(unscheduled)
      .where(isAsRead(draft, mayPublish))
      .returning({ id: drafts.id }),
  });
  return asRead.length > 0 ? { path } : (tying.refusalOf(claims) ?? changedElsewhere());
}

/** Why the text could not be published as the page `id`; null where it could. */
export async function refuseUnpublishablePage(
  services: Writing,
  text: DraftFields & { id: string },
  profile: Profile,
): Promise<Refused | null> {
  const page = await composePage(services, { template: "", language: "", ...text, version: 1 }, profile);
  return isRefused(page) ? page : null;
}

/** The row that the draft becomes; refused where it cannot be published as it is. */
async function composePage(
  services: Writing,
  draft: Pick<DraftRow, keyof PageInput | "id" | "version" | "template" | "language">,
  profile: Profile,
) {
  const input = parse(pageInput, draft);
  if (isRefused(input)) return input;
  const { slug: path, ...fields } = input;
  const taken = await refuseTaken(services, path, draft.id);
  if (taken) return taken;
  const language = { own: draft.language, site: profile.language ?? usualLanguage };
  const html = renderOrRefuse(fields.content, language.own || language.site);
  if (isRefused(html)) return html;
  if (bytesOf(fields.content) + bytesOf(html) > largestPage) return tooLong();
  const now = services.clock();
  const { id, version, template } = draft;
  const rendered = { html, rule: signOf(language) };
  return {
    id,
    ...fields,
    path,
    ...rendered,
    template,
    version,
    publishedAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function tooLong(): Refused {
  const message = "The text is too long for one page. Split it into two pages, or publish it as a post.";
  return refuseField("tooLarge", "page_too_long", "content", message);
}
