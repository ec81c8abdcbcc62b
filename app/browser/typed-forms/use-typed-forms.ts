import {
  announceEditor,
  dropCopy,
  editorOf,
  findAllCopies,
  findOpenEditors,
  whenClosed,
} from "@toadstool/markdown-editor/saving";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { findTyping, type FoundTyping, leftBehind, restoreTyping } from "./left-typing.ts";
import { watchTyping } from "./watch-typing.ts";

/** Keeps what is typed into the forms of the pages, offers what was left behind, and notices where the session has ended. */
export function useTypedForms() {
  const [editor] = useState(() => (typeof document === "undefined" ? "" : crypto.randomUUID()));
  const [found, setFound] = useState<FoundTyping[]>([]);
  const [left, setLeft] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);
  const [hasEnded, setEnded] = useState(false);
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";

  useEffect(() => announceEditor(editor), [editor]);
  useEffect(() => watchTyping({ editor, onKept: setKept, onEnded: () => setEnded(true) }), [editor]);
  useEffect(() => {
    if (!isIdle) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      const open = await findOpenEditors();
      if (signal.aborted) return;
      setFound(findTyping(editor, open));
      setLeft(leftBehind());
      const others = new Set(findAllCopies().map(({ place }) => editorOf(place)));
      for (const other of others) {
        if (other !== editor && open.has(other)) whenClosed(other, signal, () => void look());
      }
    };
    void look();
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each address has forms of its own
  }, [editor, key, isIdle]);

  const here = found.filter(({ form }) => form.isConnected);
  return {
    found: here,
    left,
    restore: () => {
      for (const each of here) restoreTyping(each, editor);
      setFound([]);
    },
    discard: () => {
      for (const { place } of here) dropCopy(place);
      setFound([]);
    },
    isKept,
    hasEnded,
    closeEnded: () => setEnded(false),
  };
}
