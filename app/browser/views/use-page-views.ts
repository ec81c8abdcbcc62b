import { useEffect, useEffectEvent, useRef } from "react";
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";
import { sendView } from "./send-view.ts";

/** Sends one view at each change of page; a new hash or search is the same page. The document has sent the first by itself (`firstView`). */
export function usePageViews(): void {
  const path = useViewedPath();
  const { pathname } = useLocation();
  const sent = useRef<string | null>(undefined);
  /** Views that were sent before React rendered their pages, which it may still do. */
  const early = useRef<string[]>([]);
  useEffect(() => {
    sent.current ??= document.documentElement.dataset.viewed ?? null;
    if (path === null || sent.current === path) return;
    sent.current = path;
    if (early.current[0] === path) early.current.shift();
    else sendView(path);
  }, [path]);

  // The address changes before React renders its page: a page that is left by then was opened too, and so is the one returned to.
  const leave = useEffectEvent((left: string | null) => {
    if (left === null || left === pathname || path === null) {
      early.current = [];
      return;
    }
    early.current = location.pathname === pathname ? [left, path] : [left];
    early.current.forEach(sendView);
  });
  // Back from the browser's memory, it is viewed again.
  const again = useEffectEvent(() => path !== null && sendView(path));
  useEffect(() => {
    const changed = ({ from }: NavigationCurrentEntryChangeEvent) => leave(pathIn(from.url));
    const closed = () => leave(location.pathname);
    const back = ({ persisted }: PageTransitionEvent) => persisted && again();
    window.navigation?.addEventListener("currententrychange", changed);
    window.addEventListener("pagehide", closed);
    window.addEventListener("pageshow", back);
    return () => {
      window.navigation?.removeEventListener("currententrychange", changed);
      window.removeEventListener("pagehide", closed);
      window.removeEventListener("pageshow", back);
    };
  }, []);
}

/** The path that every missing page counts as, so that unknown addresses get no figures of their own. */
const missing = "/404";

/** What a view of this page counts as; null for a broken page, which is not counted. */
export function useViewedPath(): string | null {
  const { pathname } = useLocation();
  const route = useMatches().at(-1);
  const error = useRouteError();
  if (error) return isRouteErrorResponse(error) && error.status === 404 ? missing : null;
  return route?.id === "anywhere-else" && !holdsPage(route.loaderData) ? missing : pathname;
}

/** The route of all other addresses has found a page of the owner's. */
function holdsPage(loaderData: unknown): boolean {
  return typeof loaderData === "object" && loaderData !== null && "page" in loaderData;
}

const pathIn = (address: string | null) => address && new URL(address).pathname;
