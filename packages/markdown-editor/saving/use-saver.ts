import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Draft, DraftKind } from "../../../domain/drafts/draft.ts";
import { type Autosave, isUnsaved, type Target } from "./autosave-state.ts";
import { type EditorText, isVeryText } from "../../../app/ui/post-editor/editor-text.ts";
import { createSaver } from "./saver.ts";
import { saveDraftText, takeOutOfTrash } from "../../../app/ui/post-editor/saving-calls.ts";

interface Page {
  /** What a new text becomes. */
  kind: DraftKind;
  read: () => EditorText;
  /** The text is a draft of its own now. */
  adopt: (id: string) => void;
  tellList: () => void;
  takeText: (text: EditorText) => void;
}

interface Start {
  target: Target;
  /** What the server holds, and what stands in the editor. */
  stored: EditorText;
  text: EditorText;
  draft: Draft | null;
}

/** Saves the text of an editor by itself, from the moment it is shown until it leaves. */
export function useSaver(start: Start, page: Page) {
  const latest = useRef(page);
  useLayoutEffect(() => void (latest.current = page));
  const [draft, setDraft] = useState(start.draft);
  const [saver] = useState(() =>
    createSaver(start.target, start.stored, {
      read: () => latest.current.read(),
      save: (target, text) => saveDraftText(target, text, latest.current.kind, setDraft),
      restore: takeOutOfTrash,
      adopt: (id) => latest.current.adopt(id),
      tellList: () => latest.current.tellList(),
      takeText: (text) => latest.current.takeText(text),
    }),
  );
  const state = useSyncExternalStore(
    saver.subscribe,
    () => shownOf(saver.state()),
    () => shownOf(saver.state()),
  );

  useEffect(() => {
    const stop = saver.start();
    const goOnline = () => saver.send({ type: "online" });
    window.addEventListener("online", goOnline);
    return () => {
      window.removeEventListener("online", goOnline);
      stop();
    };
  }, [saver]);
  // A form came back with text that the server does not hold.
  useEffect(() => {
    const isTyped = !isVeryText(start.text, start.stored) && saver.state().edits === 0;
    if (isTyped) saver.send({ type: "edited", at: Date.now() });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at the start
  }, [saver]);
  return { saver, state, draft };
}

/** The last state of each machine that was shown: a letter typed changes nothing that is to be seen. */
const shown = new WeakMap<EditorText, Autosave>();

function shownOf(state: Autosave): Autosave {
  const before = shown.get(state.held);
  const isSame =
    before?.step === state.step &&
    before.target === state.target &&
    before.savedAt === state.savedAt &&
    isUnsaved(before) === isUnsaved(state);
  if (isSame) return before;
  shown.set(state.held, state);
  return state;
}
