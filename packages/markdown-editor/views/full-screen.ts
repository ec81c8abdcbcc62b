import { type RefObject, useEffect, useState } from "react";
import { tabRound } from "./tab-round.ts";

/**
 * Covers the window with a part of the page, from within a dialog too: it goes to the top layer as a popover. What is
 * focused stays so; Tab goes round in it, for nothing behind it can be seen; Escape leaves.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!isFull || !element) return undefined;
    const focused = document.activeElement;
    element.setAttribute("data-full", "");
    element.setAttribute("popover", "manual");
    element.showPopover();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
    const page = document.documentElement;
    page.style.setProperty("overflow", "hidden");
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || hasOpenMenu(element)) return;
      // The surface takes every Escape to itself, whether or not it means something there.
      if (event.defaultPrevented && !isInText(event.target)) return;
      // A dialog around would close as well.
      event.preventDefault();
      setFull(false);
    };
    const goRound = (event: KeyboardEvent) => tabRound(event, element);
    element.addEventListener("keydown", leave);
    element.addEventListener("keydown", goRound);
    return () => {
      element.removeEventListener("keydown", leave);
      element.removeEventListener("keydown", goRound);
      page.style.removeProperty("overflow");
      const back = document.activeElement;
      element.hidePopover();
      element.removeAttribute("popover");
      element.removeAttribute("data-full");
      if (back instanceof HTMLElement && element.contains(back)) back.focus({ preventScroll: true });
    };
  }, [isFull, root]);

  return [isFull, setFull];
}

function isInText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".ProseMirror") !== null;
}

/** What Escape closes first. */
function hasOpenMenu(element: HTMLElement): boolean {
  return element.querySelector("[popover=auto]:popover-open, [data-offer]") !== null;
}
