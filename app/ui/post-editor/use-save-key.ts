import { useEffect, useEffectEvent, useState } from "react";
import type { Listeners } from "./listeners.ts";
import type { useEditor } from "./use-editor.ts";

/**
 * Ctrl+S, on a Mac ⌘S: saves a draft at once. It never publishes: text that is typed into a post stays on this
 * device. Returns the result, until the next edit.
 */
export function useSaveKey(editor: ReturnType<typeof useEditor>, edits: Listeners): string {
  const [said, setSaid] = useState("");
  const save = useEffectEvent(async () => setSaid(await editor.saveNow()));
  const forget = useEffectEvent(() => setSaid(""));
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      void save();
    };
    window.addEventListener("keydown", hear, { capture: true });
    return () => window.removeEventListener("keydown", hear, { capture: true });
  }, []);
  useEffect(() => edits.listen(() => forget()), [edits]);
  return said;
}

/** The key that browsers save a page with. */
export function isSaveKey(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === "s" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
