import type { Draft, DraftKind } from "#domain/drafts/draft.ts";
import type { Post } from "#domain/posts/post.ts";
import type { Target } from "@toadstool/markdown-editor/saving";
import { type EditorText, wholeText } from "./editor-text.ts";

export type EditorMode = { kind: "new" } | { kind: "draft"; draft: Draft } | { kind: "post"; post: Post };

/** What differs between the places where texts are written. */
export interface Workplace {
  /** What a new draft becomes. */
  kind: DraftKind;
  path: string;
  /** The parameter of that address which opens a draft there. */
  opens: "draft" | "letter" | "page";
  /** Names the copy on this device of a text that is not a draft yet. */
  newCopy: string;
}

export const postWorkplace: Workplace = { kind: "post", path: "/admin/blog", opens: "draft", newCopy: "new" };
export const letterWorkplace: Workplace = {
  kind: "letter",
  path: "/admin/email",
  opens: "letter",
  newCopy: "letter",
};
export const welcomeWorkplace: Workplace = {
  kind: "welcome",
  path: "/admin/email/welcome/letter",
  opens: "letter",
  newCopy: "welcome",
};
export const pageWorkplace: Workplace = {
  kind: "page",
  path: "/admin/pages",
  opens: "page",
  newCopy: "page",
};

/** What a post or draft is called by its forms; "" for a new one. */
export function idOf(mode: EditorMode): string {
  return mode.kind === "draft" ? mode.draft.id : mode.kind === "post" ? mode.post.id : "";
}

/** The text as the page came with it. */
export function storedText(mode: EditorMode): EditorText {
  const source = mode.kind === "draft" ? mode.draft : mode.kind === "post" ? mode.post : undefined;
  return wholeText(source);
}

/** `version` is the one on which the typed text was based, if a form came back. */
export function targetOf(mode: EditorMode, newKey: string, version: number | undefined): Target {
  if (mode.kind === "new") return { kind: "new", draftKey: newKey };
  const { id, version: own } = mode.kind === "draft" ? mode.draft : mode.post;
  return { kind: mode.kind, id, version: version ?? own };
}

/** Names the text on this device. */
export function copyKey(target: Target, { newCopy }: Workplace): string {
  return target.kind === "new" ? newCopy : `${target.kind}:${target.id}`;
}
