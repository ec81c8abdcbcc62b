import { useState } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { type EditorMode, idOf, postWorkplace } from "#app/ui/post-editor/editor-mode.ts";

/** After a conflict the author is shown what was saved elsewhere. */
export function reloadsAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

interface OpenedEditor {
  /** Distinguishes one opened editor from the next. */
  key: number;
  newKey: string;
  kind: EditorMode["kind"];
  /** The id of the text that is edited; "" for a new one. */
  id: string;
  /** As it was opened. */
  mode: EditorMode;
  /** The visit during which a new text became a draft: until it ends, the page was loaded for another. */
  adoptedDuring: string | null;
}

/**
 * The editor on the page. A text that becomes a draft while it is written keeps its editor, its focus and its
 * history: the address changes, and nothing is loaded. The editor also stays where the lists are searched and its
 * draft turns out to be gone: a notice says so, and the author decides.
 */
export function useOpenedEditor(mode: EditorMode, newKey: string, { opens } = postWorkplace) {
  const { key: visit, search } = useLocation();
  const id = idOf(mode);
  const [editor, setEditor] = useState<OpenedEditor>(() => ({
    key: 0,
    newKey,
    ...opened(mode),
    adoptedDuring: null,
  }));
  const name = editor.kind === "draft" ? opens : editor.kind;
  const isNamed = editor.id !== "" && new URLSearchParams(search).get(name) === editor.id;
  if (editor.id !== id && editor.adoptedDuring !== visit && !isNamed)
    setEditor({ key: editor.key + 1, newKey, ...opened(mode), adoptedDuring: null });
  const adopt = (draftId: string) => {
    window.history.replaceState(
      window.history.state,
      "",
      `?${opens}=${draftId}${opens === "draft" ? "&edit" : ""}`,
    );
    setEditor({ ...editor, kind: "draft", id: draftId, adoptedDuring: visit });
  };
  const shown = { mode: editor.id === id ? mode : editor.mode, newKey: editor.newKey, onAdopt: adopt };
  return { key: editor.key, kind: editor.kind, id: editor.id, opened: shown };
}

function opened(mode: EditorMode) {
  return { kind: mode.kind, id: idOf(mode), mode };
}
