import { useEffect, useEffectEvent, useState } from "react";
import type { Listen } from "../saving/listeners.ts";

/** Calls `saveNow` on Ctrl+S, on a Mac ⌘S. Returns what came of it in words, until the next edit. */
export function useSaveKey(saveNow: () => Promise<string>, onEdits: Listen): string {
  const [said, setSaid] = useState("");
  const save = useEffectEvent(async () => setSaid(await saveNow()));
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
  useEffect(() => onEdits(() => forget()), [onEdits]);
  return said;
}

/** The key that browsers save a page with. */
export function isSaveKey(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === "s" && ctrlKey !== metaKey && !altKey && !shiftKey;
}
