import type {
  Answer,
  HeldText,
  SubmissionAnswer,
  Target,
  TextFields,
} from "@toadstool/markdown-editor/saving";
import { type AnswerTo, type ApiTrouble, type Asking, answerOf, api } from "#app/browser/api.ts";
import type { Draft, DraftKind } from "#domain/drafts/draft.ts";
import { fullStorageCode } from "#domain/full-storage.ts";
import type { TextKind } from "#domain/revisions/revision.ts";
import type { DataIn } from "@toadstool/hono-calls/client";
import { tagNames, tagText } from "#domain/tags/tag.ts";
import { wholeText } from "./editor-text.ts";

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
  const fields = wholeText(text);
  const answer = await ask((within) => {
    if (target.kind === "new")
      return api.drafts.$post({ json: { ...fields, kind, draftKey: target.draftKey } }, within);
    const { id, version } = target;
    return api.drafts[":id"].$put({ param: { id }, json: { ...fields, version } }, within);
  });
  if (!("data" in answer)) return troubleOf(answer, issueWords(answer), text);
  onDraft(answer.data);
  return { type: "saved", held: heldIn(answer.data, text) };
}

/** A post as the API returns it: without its rendered text. */
type PublishedPost = DataIn<Awaited<ReturnType<typeof api.posts.$post>>>;

type PublishAnswer =
  | Exclude<SubmissionAnswer, { type: "done" }>
  /** `isNew` where it was not published before. */
  | { type: "done"; post: PublishedPost; isNew: boolean };

/** Publishes a new text or a draft, or updates a post. `publishKey` is made once: what is sent twice is one post. */
export async function publishText(
  target: Target,
  text: TextFields,
  publishKey: string,
): Promise<PublishAnswer> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const json = { ...wholeText(text), timeZone };
  const first = { ...json, publishKey, datetime: localNow() };
  const answer = await ask((within) => {
    if (target.kind === "new") return api.posts.$post({ json: first }, within);
    const { id, version } = target;
    const param = { id };
    return target.kind === "draft"
      ? api.drafts[":id"].publish.$post({ param, json: { ...first, version } }, within)
      : api.posts[":id"].$put({ param, json: { ...json, version } }, within);
  });
  return "data" in answer
    ? { type: "done", post: answer.data, isNew: target.kind !== "post" }
    : troubleOf(answer, answer.trouble, text);
}

/** Takes the text out of the trash. */
export async function restoreText(target: Target): Promise<SubmissionAnswer> {
  if (target.kind === "new") return { type: "gone" };
  const { kind, id } = target;
  const answer = await ask((within) =>
    kind === "draft"
      ? api.drafts[":id"].restore.$post({ param: { id } }, within)
      : api.posts[":id"].restore.$post({ param: { id } }, within),
  );
  return "data" in answer ? { type: "done" } : troubleOf(answer, answer.trouble);
}

/** What the site holds by a name like `draft:x`; null where it does not answer. */
export async function findText(name: string): Promise<TextFields | "gone" | null> {
  const id = name.slice(name.indexOf(":") + 1);
  const answer = await answerOf(
    name.startsWith("draft:")
      ? api.drafts[":id"].$get({ param: { id } })
      : api.posts[":slugOrId"].$get({ param: { slugOrId: id } }),
  );
  if ("data" in answer) return wholeText(answer.data);
  return answer.status === 404 ? "gone" : null;
}

/** Whether the owner is logged in, as far as the site answers. */
export async function isLoggedIn(): Promise<boolean> {
  const answer = await ask((within) => api.drafts[":id"].$get({ param: { id: "none" } }, within));
  return !("data" in answer) && answer.status === 404;
}

/** The drafts that were saved last. */
export async function listDraftsAgain(kind: DraftKind, limit = 100): Promise<Draft[] | null> {
  const answer = await ask((within) => api.drafts.$get({ query: { kind, limit: String(limit) } }, within));
  return "data" in answer ? answer.data : null;
}

export function scheduleDraft(id: string, publishAt: string, timeZone: string) {
  return answerOf(api.drafts[":id"].schedule.$put({ param: { id }, json: { publishAt, timeZone } }));
}

export function unscheduleDraft(id: string) {
  return answerOf(api.drafts[":id"].schedule.$delete({ param: { id } }));
}

export function createPreviewLink(id: string, days: number) {
  return answerOf(api.drafts[":id"].previews.$post({ param: { id }, json: { days } }));
}

export function revokePreviewLink(id: string, link: string) {
  return answerOf(api.drafts[":id"].previews[":link"].$delete({ param: { id, link } }));
}

/** Null where that is not known. */
export async function countRevisions(
  kind: TextKind,
  id: string,
  signal: AbortSignal,
): Promise<number | null> {
  const call = { param: { id } };
  const within = { init: { signal } };
  try {
    const answer = await answerOf(
      kind === "draft"
        ? api.drafts[":id"].revisions.$get(call, within)
        : api.posts[":id"].revisions.$get(call, within),
    );
    return "data" in answer ? answer.data.length : null;
  } catch {
    return null;
  }
}

/** As `answerOf`; no answer in time is no connection. */
async function ask<Asked extends Asking>(
  call: (within: { init: RequestInit }) => Asked,
): Promise<AnswerTo<Asked>> {
  try {
    return await answerOf(call({ init: { signal: AbortSignal.timeout(patience) } }));
  } catch {
    return { trouble: "", isLoggedOut: false, status: 0, code: "", issues: [] };
  }
}

/** `words` are what the author reads where the text was refused; `sent` is that text. */
function troubleOf(
  trouble: ApiTrouble<Versioned>,
  words: string,
  sent: TextFields = {},
): Exclude<Answer, { type: "saved" }> {
  const { status, code, issues, isLoggedOut, current } = trouble;
  if (status === 0) return { type: "failed", why: "offline" };
  // Another login, in another tab, left this page without its key.
  if (isLoggedOut || code === "xsrf_token") return { type: "sessionEnded" };
  if (code === "not_found") return { type: "gone" };
  if (code === "changed_elsewhere" && current) return { type: "conflict", theirs: heldIn(current, sent) };
  if (status === 413) return { type: "refused", message: tooLarge, issues };
  if (code === fullStorageCode) return { type: "refused", message: trouble.trouble, issues };
  const isOurs = status >= 400 && status < 500 && status !== 429 && code !== "";
  return isOurs ? { type: "refused", message: words, issues } : { type: "failed", why: "server" };
}

function issueWords({ issues, trouble }: ApiTrouble): string {
  return issues.map((issue) => issue.message).join(" ") || trouble;
}

const tooLarge = "The text is too large to save. Keep it under 2 MB; consider splitting it into two posts.";

interface Versioned {
  id: string;
  version: number;
}

/** The same tags are written as they were sent: `riso,ink` comes back as a list; and another text, by the name that it was sent by. */
function heldIn(source: Versioned, sent: TextFields): HeldText {
  const text = wholeText(source);
  const hasSameTags = tagText(tagNames(sent.tags ?? "")) === text.tags;
  const isTied = text.translationOf !== "" && Boolean(sent.translationOf);
  return {
    id: source.id,
    version: source.version,
    text: {
      ...text,
      ...(hasSameTags && { tags: sent.tags ?? "" }),
      ...(isTied && { translationOf: sent.translationOf ?? "" }),
    },
  };
}

/** 'YYYY-MM-DD HH:MM:SS' on the author's clock. */
function localNow(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace("T", " ");
}
