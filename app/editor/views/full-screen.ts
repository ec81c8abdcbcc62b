import { type RefObject, useEffect, useState } from "react";

/**
 * Covers the window with a part of the page, from within a dialog too: it goes to the top layer as a popover. What is
 * focused stays so; Escape leaves.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!isFull || !element) return undefined;
    const focused = document.activeElement;
    element.popover = "manual";
    element.showPopover();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
    const page = document.documentElement;
    page.style.overflow = "hidden";
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || hasOpenMenu(element)) return;
      // A dialog around would close as well.
      event.preventDefault();
      setFull(false);
    };
    element.addEventListener("keydown", leave);
    return () => {
      element.removeEventListener("keydown", leave);
      page.style.overflow = "";
      const back = document.activeElement;
      element.hidePopover();
      element.popover = null;
      if (back instanceof HTMLElement && element.contains(back)) back.focus({ preventScroll: true });
    };
  }, [isFull, root]);

  return [isFull, setFull];
}

function hasOpenMenu(element: HTMLElement): boolean {
  return element.querySelector("[popover=auto]:popover-open") !== null;
}
