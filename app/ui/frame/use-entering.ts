import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A page that was gone to by a key, by the search or from the places takes the focus, which would be lost or stay among the places; its
 * field `data-first` takes it where the form of a text is not a sheet, which a focused text would fold. Returns the `ref` of
 * what holds the page.
 */
export function useEntering() {
  const content = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const entered = useRef(pathname);
  useEffect(() => {
    if (entered.current === pathname) return;
    entered.current = pathname;
    const main = content.current?.querySelector("main");
    if (!main || content.current?.contains(document.activeElement)) return;
    main.tabIndex = -1;
    const first = matchMedia("(width >= 1180px)").matches && main.querySelector<HTMLElement>("[data-first]");
    (first || main).focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
