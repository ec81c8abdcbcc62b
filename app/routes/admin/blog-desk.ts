import { useState } from "react";
import { useLocation } from "react-router";
import { type EditorMode, idOf, postDesk } from "#app/editor/editor-mode.ts";

interface Desk {
  /** Tells one opened editor from the next. */
  key: number;
  newKey: string;
  kind: EditorMode["kind"];
  /** The id of what is edited; "" for a new text. */
  id: string;
  /** The visit during which a new text became a draft: until it ends, the page was loaded for another. */
  adoptedDuring: string | null;
}

/**
 * The editor that stands on the page. A text that becomes a draft while it is written keeps its editor, its focus and
 * its history: the address is changed beneath it, and nothing is loaded.
 */
export function useDesk(mode: EditorMode, newKey: string, { opens } = postDesk) {
  const { key: visit } = useLocation();
  const id = idOf(mode);
  const [desk, setDesk] = useState<Desk>({ key: 0, newKey, kind: mode.kind, id, adoptedDuring: null });
  if (desk.id !== id && desk.adoptedDuring !== visit) {
    setDesk({ key: desk.key + 1, newKey, kind: mode.kind, id, adoptedDuring: null });
  }
  const adopt = (draftId: string) => {
    window.history.replaceState(window.history.state, "", `?${opens}=${draftId}`);
    setDesk({ ...desk, kind: "draft", id: draftId, adoptedDuring: visit });
  };
  return { ...desk, adopt };
}
