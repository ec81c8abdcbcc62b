import { splitText } from "#db/d1/split-text.ts";
import { and, eq, ne, notInArray } from "drizzle-orm";
import { previewLinks, previewPages } from "#db/schema.ts";
import { findSiteLanguage } from "../facts/site-language.server.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import type { Services } from "../services.ts";
import type { Draft } from "./draft.ts";

type Storage = Pick<Services, "db">;

/** UTF-8 bytes of a part: well below the 2 MB that D1 takes in a row. */
export const longestPart = 1_000_000;

/** A draft's page, rendered once for each state of its text, however often its links are visited. */
export async function findPreviewPage(
  services: Pick<Services, "db" | "settings">,
  { id, version, content, language }: Pick<Draft, "id" | "version" | "content" | "language">,
): Promise<string> {
  const { db } = services;
  const kept = await db
    .select({ html: previewPages.html })
    .from(previewPages)
    .where(and(eq(previewPages.draftId, id), eq(previewPages.version, version)))
    .orderBy(previewPages.part);
  if (kept.length > 0) return kept.map(({ html }) => html).join("");
  const page = renderMarkdown(content, language || (await findSiteLanguage(services)));
  const isOlder = and(eq(previewPages.draftId, id), ne(previewPages.version, version));
  await db.batch([
    db.delete(previewPages).where(isOlder),
    ...splitText(page, { head: longestPart, part: longestPart }).map((html, part) =>
      db.insert(previewPages).values({ draftId: id, version, part, html }).onConflictDoNothing(),
    ),
  ]);
  return page;
}

/** Removes the pages of drafts that no link opens any more. */
export async function sweepPreviewPages({ db }: Storage): Promise<void> {
  const linked = db.select({ id: previewLinks.draftId }).from(previewLinks);
  await db.delete(previewPages).where(notInArray(previewPages.draftId, linked));
}
