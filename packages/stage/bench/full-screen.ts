import { useEffect, useRef, useState } from "react";

/**
 * Gives an element the whole screen, or the whole window where a browser gives no screen to elements. Escape leaves either.
 * The focus goes to the button that leaves, and then back to where it was.
 */
export function useFullScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const leaveRef = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  const asked = useRef<Promise<void>>(undefined);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!isFull) return undefined;
    const left = () => document.fullscreenElement === null && setFull(false);
    const escaped = (event: KeyboardEvent) =>
      event.key === "Escape" && void leave(asked.current).then(() => setFull(false));
    document.addEventListener("fullscreenchange", left);
    document.addEventListener("keydown", escaped);
    leaveRef.current?.focus();
    return () => {
      document.removeEventListener("fullscreenchange", left);
      document.removeEventListener("keydown", escaped);
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [isFull]);

  const toggle = () => {
    if (isFull) return void leave(asked.current).then(() => setFull(false));
    before.current = document.activeElement;
    setFull(true);
    asked.current = ref.current?.requestFullscreen?.().catch(() => undefined);
  };
  return { ref, leaveRef, isFull, toggle };
}

/** Gives the screen back, also one that was asked for and is not there yet: until then, what lies outside takes no focus. */
async function leave(asked: Promise<void> | undefined): Promise<void> {
  await asked;
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
