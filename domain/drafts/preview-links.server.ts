import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import { drafts, previewLinks } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { renderOrRefuse } from "../markdown/render.server.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { hashId, randomId } from "../tokens/token.server.ts";
import { withTimes } from "#db/d1/with-times.ts";
import type { Draft } from "./draft.ts";
import { findDraft } from "./drafts.server.ts";
import type { PreviewInput, PreviewLink } from "./preview-link.ts";
import { findPreviewPage, sweepPreviewPages } from "./preview-pages.server.ts";
import { draftColumns, draftOf } from "./writing.server.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;

/** A draft as its readers may see it before its time. */
interface Preview {
  draft: Draft;
  /** The text rendered; its images are yet to be placed. */
  html: string;
  expiresAt: string;
}

/** Null where there is no such draft; refused where its text cannot be rendered. Only the token's hash is kept: the link cannot be shown again. */
export async function makePreviewLink(
  services: Writing,
  owner: Owner,
  draftId: string,
  { days }: PreviewInput,
): Promise<(PreviewLink & { token: string; path: string }) | Refused | null> {
  const draft = await findDraft(services, owner, draftId);
  if (!draft) return null;
  const rendered = renderOrRefuse(draft.content);
  if (isRefused(rendered)) return rendered;
  const token = randomId();
  const id = await hashId(token);
  const createdAt = services.clock();
  const expiresAt = new Date(createdAt.getTime() + days * 86_400_000);
  await services.db.insert(previewLinks).values({ tokenHash: id, draftId, createdAt, expiresAt });
  return { id, ...withTimes({ createdAt, expiresAt }), token, path: `/preview/${token}` };
}

/** Those that still open, newest first. */
export async function listPreviewLinks(
  { db, clock }: Writing,
  _owner: Owner,
  draftId: string,
): Promise<PreviewLink[]> {
  const { tokenHash, createdAt, expiresAt } = previewLinks;
  const rows = await db
    .select({ id: tokenHash, createdAt, expiresAt })
    .from(previewLinks)
    .where(and(eq(previewLinks.draftId, draftId), gt(expiresAt, clock())))
    .orderBy(desc(createdAt), desc(tokenHash));
  return rows.map(withTimes);
}

export async function revokePreviewLink(
  { db }: Storage,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [gone] = await db
    .delete(previewLinks)
    .where(eq(previewLinks.tokenHash, id))
    .returning({ id: previewLinks.tokenHash });
  return gone ?? null;
}

/**
 * The draft that a link shows; null where the link was never made, was revoked or has expired, or where the draft is gone.
 */
export async function findPreview(
  services: Writing & Pick<Services, "settings">,
  token: string,
): Promise<Preview | null> {
  const { db, clock } = services;
  const [found] = await db
    .select({ draft: draftColumns, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .innerJoin(drafts, and(eq(drafts.id, previewLinks.draftId), isNull(drafts.deletedAt)))
    .where(and(eq(previewLinks.tokenHash, await hashId(token)), gt(previewLinks.expiresAt, clock())));
  if (!found) return null;
  const draft = draftOf(found.draft);
  return { draft, html: await findPreviewPage(services, draft), expiresAt: found.expiresAt.toISOString() };
}

export async function sweepPreviewLinks({ db, clock }: Writing): Promise<void> {
  await db.delete(previewLinks).where(lte(previewLinks.expiresAt, clock()));
  await sweepPreviewPages({ db });
}
