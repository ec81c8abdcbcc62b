import { reveal } from "@toadstool/elements/behaviour/reveal";
import { showTab } from "@toadstool/elements/tabs/show-tab";
import { giveWay } from "@toadstool/elements/floating-overlap/floating-overlap";
import { showCurrent } from "@toadstool/elements/forms/show-current";
import { watchThemeChooser } from "@toadstool/elements/themes/watch-theme-chooser";
import { turnAtOnce } from "@toadstool/zine/turn-at-once";
import { seekSoon, watchHashLinks } from "../navigation/hash-links.ts";
import { hydrateOnIntent } from "../hydration/hydrate-on-intent.ts";
import { isBefore } from "../navigation/is-before.ts";
import { closeWhereWide } from "../navigation/close-where-wide.ts";
import { isMark, keptMark } from "@toadstool/openid/presence";
import { menuId } from "../chrome.ts";
import { sendView } from "../views/send-view.ts";
import { theming } from "../theming.ts";
import { tryWords } from "../words.ts";
import { hearLoupesEarly } from "#app/toys/loupe/hear-loupe.ts";
import { hearMargin } from "./hear-margin.ts";
import { hearPegs, showPegs } from "#app/toys/line/hear-pegs.ts";
import { hearClicks } from "./hear-clicks.ts";
import { hydrate } from "./hydrate.ts";
import { prefetching } from "./prefetching.ts";
import { startSway } from "./start-sway.ts";
import { watchConnection } from "./watch-connection.ts";

/** What a reading page does for its reader until React takes it over, if ever; `trail` holds the reader's events so far. */
export function read(trail: readonly Event[]): void {
  // What is said once the connection is lost has come by then.
  void tryWords();
  // All documents have the same rules, so that none is sent with them.
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.text = prefetching;
  document.head.appendChild(rules);
  const handOver = (hasClick: () => boolean) => hydrate(ends, hasClick);
  all("[data-shows-current]").forEach(showCurrent);
  const ends: (() => void)[] = [];
  ends.push(
    watchThemeChooser(theming),
    closeWhereWide(document.getElementById(menuId)),
    watchHashLinks(followHash),
    hearClicks(),
    hearMargin(),
    hearPegs(),
    startSway(),
    hearLoupesEarly(trail),
    watchSearch(),
    watchClosing(),
    watchReturn(),
    watchConnection(),
    watchOwner(() => void handOver(() => false)),
    ...all("[data-floating]").map(giveWay),
    ...all("[data-reveals]").map(reveal),
    ...all("[data-line-sign]").slice(0, 1).map(showPegs),
    hydrateOnIntent(handOver, trail, answerAtOnce),
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Presses that need no more than the document has; a tab is shown, and chosen once React is there. */
function answerAtOnce(pressed: Element): boolean {
  showTab(pressed);
  return turnAtOnce(pressed);
}

function followHash({ hash }: HTMLAnchorElement): void {
  history[hash === location.hash ? "replaceState" : "pushState"](null, "", hash);
  seekSoon(hash);
}

/** A link out of what lies over a page leads back to that page as it was left, and Escape presses it. However often, one step is made. */
function watchClosing(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let isLeaving = false;
  window.addEventListener("pageshow", () => (isLeaving = false), { signal });
  document.addEventListener(
    "click",
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-closes]");
      if (!link || event.defaultPrevented || !isBefore(link.href)) return;
      event.preventDefault();
      if (!isLeaving) history.back();
      isLeaving = true;
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const link = document.querySelector<HTMLAnchorElement>("a[data-closes]");
      if (event.key !== "Escape" || event.defaultPrevented || !link) return;
      event.preventDefault();
      link.click();
    },
    { signal },
  );
  return () => ended.abort();
}

/** Back from the browser's memory, a page is viewed again. */
function watchReturn(): () => void {
  const { viewed } = document.documentElement.dataset;
  const returned = ({ persisted }: PageTransitionEvent) => persisted && viewed && sendView(viewed);
  window.addEventListener("pageshow", returned);
  return () => window.removeEventListener("pageshow", returned);
}

/** Its code comes with the first letter; without it, the form is sent by its button as any other. */
function watchSearch(): () => void {
  const typed = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.form?.dataset.search !== undefined)) return;
    const { form } = target;
    import("./live-search.ts").then(({ searchAsTyped }) => searchAsTyped(form)).catch(() => undefined);
  };
  document.addEventListener("input", typed);
  return () => document.removeEventListener("input", typed);
}

/** In the owner's browser, whose session has ended or is in another tab, pages show what needs React. */
function watchOwner(found: () => void): () => void {
  const elsewhere = (event: StorageEvent) => isMark(event) && found();
  if (keptMark() !== null) found();
  window.addEventListener("storage", elsewhere);
  return () => window.removeEventListener("storage", elsewhere);
}
