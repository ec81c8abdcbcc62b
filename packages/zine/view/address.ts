import { type RefObject, useEffect, useEffectEvent } from "react";
import { readingKey } from "@toadstool/elements/behaviour/reading-direction";
import { hashOfPage, pageId, pageInHash, turnOfKey } from "./pages.ts";

/** The address follows the page without a step in the history: Back leaves the zine. */
export function writeAddress(page: number) {
  const { pathname, search, hash } = window.location;
  if (hashOfPage(page) === hash || (page === 1 && hash === `#${pageId(1)}`)) return;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${hashOfPage(page)}`);
}

/** Shows the page that the address names whenever it changes. */
export function useDeepLinks(count: number, show: (page: number) => void) {
  const follow = useEffectEvent(() => {
    const page = pageInHash(window.location.hash, count);
    if (page) show(page);
  });
  useEffect(() => {
    const heard = () => follow();
    window.addEventListener("hashchange", heard);
    return () => window.removeEventListener("hashchange", heard);
  }, []);
}

/** Arrows turn pages wherever the keyboard is and does nothing with them itself; Home and End, which scroll a page, only within. */
export function useTurningKeys(part: RefObject<HTMLElement | null>, turn: (by: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = turnOfKey(event, readingKey(event.key, part.current));
    const { target } = event;
    if (by === 0 || event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest("input:not([type=checkbox]), select, textarea, dialog, [contenteditable]")) return;
    if (!Number.isFinite(by) && !part.current?.contains(target)) return;
    event.preventDefault();
    turn(by);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}
