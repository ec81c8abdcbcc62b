import { type ApiAnswer, callApi } from "#app/browser/api.ts";
import type { Draft, DraftKind } from "#domain/drafts/draft.ts";
import type { Refused } from "#domain/outcome.ts";
import type { Post } from "#domain/posts/post.ts";
import type {
  Answer,
  HeldText,
  PressAnswer,
  Target,
} from "@toadstool/markdown-editor/saving/autosave-state.ts";
import { type EditorText, emptyText, textIn } from "./editor-text.ts";

/** How long an answer is waited for, in milliseconds. */
const patience = 30_000;

/** Saves the text as a draft; a new one is made once, however often it is sent. `tell` hears of the draft as it then stands. */
export async function saveDraftText(
  target: Target,
  text: EditorText,
  kind: DraftKind,
  tell: (draft: Draft) => void,
): Promise<Answer> {
  const call =
    target.kind === "new"
      ? ({ method: "POST", body: { ...text, kind, draftKey: target.draftKey } } as const)
      : ({ method: "PUT", body: { ...text, version: target.version } } as const);
  const answer = await ask<Draft>(target.kind === "new" ? "/drafts" : `/drafts/${target.id}`, call);
  if (!answer) return { type: "failed", why: "offline" };
  if (!("data" in answer)) return troubleOf(answer);
  tell(answer.data);
  return { type: "saved", held: heldIn(answer.data) };
}

/** Sends the editor's form as its buttons do without scripts; the answer comes as data, and the page stays. */
export async function sendForm(form: FormData): Promise<PressAnswer & { goTo?: string; refusal?: Refused }> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch("/admin/blog/send", { method: "POST", body: form, signal });
    const { goTo, refusal } = await readJson<{ goTo?: string; refusal?: Refused }>(response);
    if (response.ok && goTo) return { type: "done", goTo };
    if (response.status === 401) return { type: "sessionEnded" };
    if (refusal?.code === "not_found") return { type: "gone" };
    if (refusal) return { type: "refused", message: refusal.message, issues: refusal.issues, refusal };
    return response.status === 413
      ? { type: "refused", message: tooLarge, issues: [] }
      : { type: "failed", why: "server" };
  } catch {
    return { type: "failed", why: "offline" };
  }
}

const tooLarge = "The text is too large to save. Keep it under 2 MB; consider splitting it into two posts.";

/** The draft or post as the site now holds it; null where that cannot be said. */
export async function findHeld(target: Target): Promise<HeldText | null> {
  if (target.kind === "new") return null;
  const answer = await ask<Draft | Post>(`/${target.kind}s/${target.id}`);
  return answer && "data" in answer ? heldIn(answer.data) : null;
}

/** Out of the trash, as the trash's own button does it. */
export async function takeOutOfTrash(target: Target): Promise<PressAnswer> {
  if (target.kind === "new") return { type: "gone" };
  const form = new FormData();
  form.set("intent", `restore-${target.kind}`);
  form.set("id", target.id);
  return sendForm(form);
}

/** Whether the owner is logged in, as far as the site answers. */
export async function isLoggedIn(): Promise<boolean> {
  const answer = await ask("/drafts/none");
  return answer !== null && !("data" in answer) && answer.status === 404;
}

export async function listDraftsAgain(search: string, kind: DraftKind = "post"): Promise<Draft[] | null> {
  const answer = await ask<Draft[]>(`/drafts?${new URLSearchParams({ q: search, kind })}`);
  return answer && "data" in answer ? answer.data : null;
}

/** Null where no answer came in time. */
async function ask<Data>(
  path: string,
  call: Parameters<typeof callApi>[1] = {},
): Promise<ApiAnswer<Data> | null> {
  try {
    return await callApi<Data>(path, { ...call, signal: AbortSignal.timeout(patience) });
  } catch {
    return null;
  }
}

function troubleOf(trouble: Exclude<ApiAnswer<never>, { data: never }>): Answer {
  const { status, code, issues } = trouble;
  if (status === 0) return { type: "failed", why: "offline" };
  // Another login, in another tab, left this page without its key.
  if (trouble.isLoggedOut || code === "xsrf_token") return { type: "sessionEnded" };
  if (code === "not_found") return { type: "gone" };
  const current = (trouble.beside as { current?: Draft } | undefined)?.current;
  if (code === "changed_elsewhere" && current) return { type: "conflict", theirs: heldIn(current) };
  if (status === 413) return { type: "refused", message: tooLarge, issues };
  const isOurs = status >= 400 && status < 500 && status !== 429 && code !== "";
  if (!isOurs) return { type: "failed", why: "server" };
  const message = issues.map((issue) => issue.message).join(" ") || trouble.trouble;
  return { type: "refused", message, issues };
}

function heldIn(source: Draft | Post): HeldText {
  return { ...emptyText, ...textIn(source), id: source.id, version: source.version };
}

async function readJson<Data>(response: Response): Promise<Partial<Data>> {
  try {
    return (await response.json()) as Data;
  } catch {
    return {};
  }
}
