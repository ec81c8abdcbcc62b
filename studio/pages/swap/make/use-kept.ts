import { useEffect, useEffectEvent } from "react";

const key = "zine-under-way";

/** Keeps what is under way on this device alone, as its code, and brings it back; storage may be off. */
export function useKept(code: string, isWorthKeeping: boolean, restore: ((code: string) => void) | null) {
  const bring = useEffectEvent(() => {
    const kept = stored();
    if (kept && restore) restore(kept);
  });
  useEffect(() => bring(), []);
  useEffect(() => {
    if (!isWorthKeeping) return undefined;
    const keep = () => {
      try {
        localStorage.setItem(key, code);
      } catch {
        // It lives as long as the page.
      }
    };
    const waiting = setTimeout(keep, 300);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("pagehide", keep);
    };
  }, [code, isWorthKeeping]);
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
