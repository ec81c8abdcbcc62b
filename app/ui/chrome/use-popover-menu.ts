import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeWhereWide } from "#app/browser/navigation/close-where-wide.ts";

/**
 * For a menu that is a popover in narrow windows and a part of the page in wide ones, where its button is not shown: it closes with
 * every navigation, and where the window becomes wide, since an open popover would cover the page. Returns its `ref`.
 */
export function usePopoverMenu() {
  const menu = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) menu.current?.hidePopover?.();
    shownAt.current = key;
  }, [key]);
  useEffect(() => closeWhereWide(menu.current), []);
  return menu;
}
