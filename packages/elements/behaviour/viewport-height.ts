import { useEffect } from "react";
import { debounce } from "./debounce.ts";

/** Writes the window's height to `--viewport-height`: on a phone it is less than 100vh while the address bar shows. */
export function useViewportHeight() {
  useEffect(() => {
    const write = () =>
      document.documentElement.style.setProperty("--viewport-height", `${window.innerHeight}px`);
    const rewrite = debounce(write, 200);
    write();
    window.addEventListener("resize", rewrite);
    return () => {
      rewrite.cancel();
      window.removeEventListener("resize", rewrite);
    };
  }, []);
}
