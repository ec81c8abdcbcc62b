import { useEffect } from "react";

/** Says in `--keyboard` how much of the window a phone's keyboard covers: nothing of it is known to stylesheets. */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const measure = () => {
      // What is enlarged by two fingers is cut off, and not covered.
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      document.documentElement.style.setProperty("--keyboard", `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    const leaving = new AbortController();
    for (const change of ["resize", "scroll"]) seen.addEventListener(change, measure, leaving);
    return () => leaving.abort();
  }, []);
}
