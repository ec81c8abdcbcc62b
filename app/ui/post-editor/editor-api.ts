import type { Answer, HeldText, PressAnswer, Target, TextFields } from "@toadstool/markdown-editor/saving";
import { type ApiAnswer, type ApiTrouble, callApi } from "#app/browser/api.ts";
import type { Draft, DraftKind } from "#domain/drafts/draft.ts";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Post } from "#domain/posts/post.ts";
import { emptyText, textIn } from "./editor-text.ts";
import type { MadeLink } from "./side/new-link.tsx";

// Everything that the editor of posts and letters asks of the API, and all that it writes.

/** How long the editor waits for an answer, in milliseconds. */
const patience = 30_000;

/** Saves the text as a draft; a new one is made once, however often it is sent. `onDraft` is called with the saved draft. */
export async function saveDraft(
  target: Target,
  text: TextFields,
  kind: DraftKind,
  onDraft: (draft: Draft) => void,
): Promise<Answer> {
  const answer =
    target.kind === "new"
      ? await ask<Draft>("/drafts", { body: { ...text, kind, draftKey: target.draftKey } })
      : await ask<Draft>(`/drafts/${target.id}`, {
          method: "PUT",
          body: { ...text, version: target.version },
        });
  if (!("data" in answer)) return troubleOf(answer, issueWords(answer));
  onDraft(answer.data);
  return { type: "saved", held: heldIn(answer.data) };
}

type PublishAnswer =
  | Exclude<PressAnswer, { type: "done" }>
  /** `isNew` where it was not published before. */
  | { type: "done"; post: Post; isNew: boolean };

/** Publishes a new text or a draft, or updates a post. `publishKey` is made once: what is sent twice is one post. */
export async function publishText(
  target: Target,
  text: TextFields,
  publishKey: string,
): Promise<PublishAnswer> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = { ...text, timeZone };
  const first = { ...body, publishKey, datetime: localNow() };
  const answer = await (target.kind === "new"
    ? ask<Post>("/posts", { body: first })
    : target.kind === "draft"
      ? ask<Post>(`/drafts/${target.id}/publish`, { body: { ...first, version: target.version } })
      : ask<Post>(`/posts/${target.id}`, { method: "PUT", body: { ...body, version: target.version } }));
  return "data" in answer
    ? { type: "done", post: answer.data, isNew: target.kind !== "post" }
    : troubleOf(answer, answer.trouble);
}

/** Takes the text out of the trash. */
export async function restoreText(target: Target): Promise<PressAnswer> {
  if (target.kind === "new") return { type: "gone" };
  const answer = await ask<{ id: string }>(`/${target.kind}s/${target.id}/restore`, { method: "POST" });
  return "data" in answer ? { type: "done" } : troubleOf(answer, answer.trouble);
}

/** What the site holds by a name like `draft:x`; null where it does not answer. */
export async function findText(name: string): Promise<TextFields | "gone" | null> {
  const answer = await callApi<object>(`/${name.replace(":", "s/")}`);
  if ("data" in answer) return { ...emptyText, ...textIn(answer.data) };
  return answer.status === 404 ? "gone" : null;
}

/** Whether the owner is logged in, as far as the site answers. */
export async function isLoggedIn(): Promise<boolean> {
  const answer = await ask("/drafts/none");
  return !("data" in answer) && answer.status === 404;
}

export async function listDraftsAgain(search: string, kind: DraftKind = "post"): Promise<Draft[] | null> {
  const answer = await ask<Draft[]>(`/drafts?${new URLSearchParams({ q: search, kind })}`);
  return "data" in answer ? answer.data : null;
}

export function scheduleDraft(id: string, publishAt: string, timeZone: string): Promise<ApiAnswer<Draft>> {
  return callApi(`/drafts/${id}/schedule`, { method: "PUT", body: { publishAt, timeZone } });
}

export function unscheduleDraft(id: string): Promise<ApiAnswer<Draft>> {
  return callApi(`/drafts/${id}/schedule`, { method: "DELETE" });
}

export function createPreviewLink(id: string, days: number): Promise<ApiAnswer<PreviewLink & MadeLink>> {
  return callApi(`/drafts/${id}/previews`, { body: { days } });
}

export function revokePreviewLink(id: string, linkId: string): Promise<ApiAnswer<unknown>> {
  return callApi(`/drafts/${id}/previews/${linkId}`, { method: "DELETE" });
}

/** Null where that is not known. */
export async function countRevisions(
  kind: "draft" | "post",
  id: string,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const answer = await callApi<unknown[]>(`/${kind}s/${id}/revisions`, { signal });
    return "data" in answer ? answer.data.length : null;
  } catch {
    return null;
  }
}

/** As `callApi`; no answer in time is no connection. */
async function ask<Data>(path: string, call: Parameters<typeof callApi>[1] = {}): Promise<ApiAnswer<Data>> {
  try {
    return await callApi<Data>(path, { ...call, signal: AbortSignal.timeout(patience) });
  } catch {
    return { trouble: "", isLoggedOut: false, status: 0, code: "", issues: [] };
  }
}

/** `words` are what the author reads where the text was refused. */
function troubleOf(trouble: ApiTrouble, words: string): Exclude<Answer, { type: "saved" }> {
  const { status, code, issues, isLoggedOut, beside } = trouble;
  if (status === 0) return { type: "failed", why: "offline" };
  // Another login, in another tab, left this page without its key.
  if (isLoggedOut || code === "xsrf_token") return { type: "sessionEnded" };
  if (code === "not_found") return { type: "gone" };
  const current = (beside as { current?: Draft | Post } | undefined)?.current;
  if (code === "changed_elsewhere" && current) return { type: "conflict", theirs: heldIn(current) };
  if (status === 413) return { type: "refused", message: tooLarge, issues };
  const isOurs = status >= 400 && status < 500 && status !== 429 && code !== "";
  return isOurs ? { type: "refused", message: words, issues } : { type: "failed", why: "server" };
}

function issueWords({ issues, trouble }: ApiTrouble): string {
  return issues.map((issue) => issue.message).join(" ") || trouble;
}

const tooLarge = "The text is too large to save. Keep it under 2 MB; consider splitting it into two posts.";

function heldIn(source: Draft | Post): HeldText {
  return { id: source.id, version: source.version, text: { ...emptyText, ...textIn(source) } };
}

/** 'YYYY-MM-DD HH:MM:SS' on the author's clock. */
function localNow(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace("T", " ");
}
