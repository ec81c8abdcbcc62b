import { leadTo, type Notice } from "#app/notice.ts";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import type { TextFields } from "#domain/drafts/draft.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { findSiteLanguage } from "#domain/facts/site-language.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { placeImages } from "#domain/articles/placing.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { compareWords, wordsIn } from "@toadstool/markdown/prose";
import { compareRendered } from "#domain/revisions/compare-rendered.ts";
import { restoreRevision } from "#domain/drafts/restore-revision.server.ts";
import { restoreInput, type RevisionSummary, type TextKind } from "#domain/revisions/revision.ts";
import { findRevision, listRevisions } from "#domain/revisions/revisions.server.ts";
import type { Services } from "#domain/services.ts";

/** In place of a revision's id: the current text. */
const now = "now";

export type Comparison = NonNullable<NonNullable<Awaited<ReturnType<typeof readRevisions>>>["comparison"]>;

const labels: [keyof TextFields, string][] = [
  ["title", "Title"],
  ["slug", "Slug"],
  ["dateString", "Date"],
  ["imageUrl", "Image"],
  ["summary", "Summary"],
];

/** The current text, its revisions, and the comparison that `query` names; null where there is no such text. */
export async function readRevisions(
  services: Services,
  owner: Owner,
  of: { kind: TextKind; id: string },
  query: URLSearchParams,
) {
  const present =
    of.kind === "post" ? await findPost(services, of.id) : await findDraft(services, owner, of.id);
  if (!present || present.id !== of.id) return null;
  const [revisions, siteLanguage] = await Promise.all([
    listRevisions(services, owner, of.kind, of.id),
    findSiteLanguage(services),
  ]);
  const { title, slug, version } = present;
  const text = { id: of.id, title: title || "Untitled", slug, version, words: wordsIn(present.content) };
  return { kind: of.kind, text, revisions, comparison: await readComparison() };

  /** `fields` are those that differ; `html` is the rendered comparison where the view is that of the page. */
  async function readComparison() {
    const from = idIn(revisions, query.get("from")) ?? revisions[0]?.id;
    if (!from) return null;
    const to = idIn(revisions, query.get("to")) ?? now;
    const [before, after] = await Promise.all([fieldsOf(from), fieldsOf(to)]);
    if (!before || !after) return null;
    const view = query.get("view") === "page" ? ("page" as const) : ("words" as const);
    const fields = labels
      .filter(([name]) => before[name] !== after[name])
      .map(([name, label]) => ({ label, changes: compareWords(before[name], after[name]) }));
    const isPage = view === "page";
    const changes = isPage ? [] : compareWords(before.content, after.content);
    const rendered = () => compareRendered(before.content, after.content, present?.language || siteLanguage);
    const html = isPage ? await placeImages(services, rendered()) : null;
    return { from, to, view, fields, changes, html };
  }

  async function fieldsOf(id: string): Promise<TextFields | null> {
    return id === now ? present : findRevision(services, owner, id);
  }
}

function idIn(revisions: RevisionSummary[], asked: string | null): string | undefined {
  return asked === now ? now : revisions.find(({ id }) => id === asked)?.id;
}

/** Restores an older text, then shows the list; the text that it replaced is on top. */
export async function answerRestore(
  services: Services,
  owner: Owner,
  of: { kind: TextKind; id: string },
  form: FormData,
) {
  for (const name of ["timeZone", "version"]) if (form.get(name) === "") form.delete(name);
  const input = parseForm(restoreInput, form);
  const restored = isRefused(input)
    ? input
    : await restoreRevision(services, owner, { kind: of.kind, textId: of.id }, input);
  if (isRefused(restored)) return refused(restored, typedIn(form));
  if (!restored) return refused(gone(of.kind), typedIn(form));
  const page = `/admin/revisions/${of.kind}/${encodeURIComponent(of.id)}`;
  const [newest] = await listRevisions(services, owner, of.kind, of.id);
  const timeZone = String(form.get("timeZone") ?? "");
  return leadTo(services, page, restoredNotice(page, restored.version, timeZone, newest));
}

/** The replaced text has become the newest revision, unless it was identical. */
function restoredNotice(page: string, version: number, timeZone: string, newest?: RevisionSummary): Notice {
  if (newest?.reason !== "restored") return { words: "The text is already the same." };
  const fields = { revisionId: newest.id, version: String(version), timeZone, withSlug: "true" };
  return { words: "Restored.", undo: { action: page, fields } };
}

function gone(kind: TextKind) {
  const message = `This ${kind} or this revision no longer exists. It may have been deleted in another window.`;
  return refuse("missing", "not_found", message);
}
