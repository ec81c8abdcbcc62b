import { type RefObject, useEffect } from "react";

/**
 * A press may remove the button that was pressed. The keyboard's focus then stays in `part` instead of returning
 * to the start of the page.
 */
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
