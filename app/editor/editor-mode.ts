import type { Draft } from "#domain/drafts/draft.ts";
import type { Post } from "#domain/posts/post.ts";
import type { Target } from "./autosave-state.ts";
import { type EditorText, emptyText, textIn } from "./editor-text.ts";

export type EditorMode = { kind: "new" } | { kind: "draft"; draft: Draft } | { kind: "post"; post: Post };

/** What a post or draft is called by its forms; "" for a new one. */
export function idOf(mode: EditorMode): string {
  return mode.kind === "draft" ? mode.draft.id : mode.kind === "post" ? mode.post.id : "";
}

/** The text as the page came with it. */
export function storedText(mode: EditorMode): EditorText {
  const source = mode.kind === "draft" ? mode.draft : mode.kind === "post" ? mode.post : undefined;
  return { ...emptyText, ...textIn(source) };
}

/** `version` is the one that what was typed was based on, where a form came back. */
export function targetOf(mode: EditorMode, newKey: string, version: number | undefined): Target {
  if (mode.kind === "new") return { kind: "new", draftKey: newKey };
  const { id, version: own } = mode.kind === "draft" ? mode.draft : mode.post;
  return { kind: mode.kind, id, version: version ?? own };
}

/** Names the text on this device. */
export function copyKey(target: Target): string {
  return target.kind === "new" ? "new" : `${target.kind}:${target.id}`;
}
