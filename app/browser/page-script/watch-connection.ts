import { forgetTrouble, tellTrouble } from "./trouble.ts";

/** Offline, a link would lead to the browser's own empty page: this one stays. */
export function watchConnection(): () => void {
  const clicked = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
    if (
      navigator.onLine ||
      !(event instanceof MouseEvent) ||
      !link ||
      event.defaultPrevented ||
      link.target === "_blank"
    )
      return;
    if (isWithin(link) || isKept(link)) return;
    event.preventDefault();
    void tellTrouble(({ script }) => script.offline);
  };
  document.addEventListener("click", clicked);
  window.addEventListener("online", forgetTrouble);
  return () => {
    document.removeEventListener("click", clicked);
    window.removeEventListener("online", forgetTrouble);
  };
}

const isWithin = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== "" && pathname + search === location.pathname + location.search;

/** A zine that was opened is kept by its service worker. */
const isKept = ({ pathname }: HTMLAnchorElement) => pathname.startsWith("/art/zine/");
