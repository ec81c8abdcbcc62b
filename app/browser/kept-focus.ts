import { type RefObject, useEffect } from "react";

/** What is pressed in `part` may go with the press: the keyboard stays there then, and does not begin the page anew. */
export function useKeptFocus(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = part.current;
    const keep = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) element?.focus({ preventScroll: true });
      });
    element?.addEventListener("click", keep);
    return () => element?.removeEventListener("click", keep);
  }, [part]);
}
