import { useEffect, useRef, useState } from "react";

/** Gives an element the whole screen, or the whole window where a browser gives no screen to elements. Escape leaves either. */
export function useFullScreen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    if (!isFull) return undefined;
    const left = () => document.fullscreenElement === null && setFull(false);
    const escaped = (event: KeyboardEvent) => event.key === "Escape" && setFull(false);
    document.addEventListener("fullscreenchange", left);
    document.addEventListener("keydown", escaped);
    return () => {
      document.removeEventListener("fullscreenchange", left);
      document.removeEventListener("keydown", escaped);
    };
  }, [isFull]);

  const toggle = () => {
    if (isFull && document.fullscreenElement) void document.exitFullscreen();
    setFull(!isFull);
    if (!isFull) ref.current?.requestFullscreen?.().catch(() => undefined);
  };
  return { ref, isFull, toggle };
}
