import { type ReactNode, useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { usePageViews } from "#app/browser/views/use-page-views.ts";
import { contentId } from "#app/browser/chrome.ts";
import { hearLoupes } from "#app/toys/loupe/hear-loupe.ts";
import { hearMargin } from "#app/browser/page-script/hear-margin.ts";
import { hearPegs } from "#app/toys/line/hear-pegs.ts";
import { hearClicks } from "#app/browser/page-script/hear-clicks.ts";
import { addCopyButtons } from "@toadstool/elements/copying/copy-code";
import { useScroll } from "#app/browser/navigation/use-scroll.ts";
import { writeViewportHeight } from "#app/browser/navigation/write-viewport-height.ts";
import { Margin } from "#studio/margin.tsx";
import { rooms } from "#studio/rooms.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { framed, useIsBare } from "./bare.ts";
import { hasFooter, hasSubscribeButton, isOpenWork } from "./rules.ts";
import styles from "./chrome.module.css";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateSheets } from "../late-sheets.tsx";
import { Prefetch } from "./prefetch.tsx";
import { PendingNavigation } from "@toadstool/elements/page/pending-navigation";
import { useWords } from "../use-words.ts";
import { SubscribeButton } from "./subscribe-button.tsx";

/** What surrounds every page. A page brings its own `<main>`. */
export function Chrome({
  loggedIn,
  isStranded = false,
  children,
}: {
  loggedIn: boolean;
  /** A navigation waits for what will not come. */
  isStranded?: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  // An open work lies over everything else, and has the button in its own bar.
  const isBare = useIsBare();
  const isFramed = useIsFramed();
  const isAlone = isBare || isFramed;
  const hasButton = hasSubscribeButton(pathname) && !isOpenWork(pathname, rooms) && !isAlone;
  usePageViews();
  useEffect(hearClicks, []);
  useEffect(hearMargin, []);
  useEffect(hearPegs, []);
  useEffect(hearLoupes, []);
  const { copying } = useWords().elements;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has other blocks of code
  useEffect(() => addCopyButtons(copying), [pathname, copying]);
  useScroll();
  useEffect(writeViewportHeight, []);
  return (
    <>
      <PendingNavigation isStranded={isStranded} />
      {!loggedIn && <Prefetch />}
      {!isAlone && <Header loggedIn={loggedIn} />}
      {!isAlone && <Breadcrumb />}
      <div id={isAlone ? undefined : contentId} tabIndex={-1} className={styles.content}>
        {children}
        <LateSheets />
        {!isAlone && <Margin path={pathname.replace(/\/+$/, "")} />}
      </div>
      {hasButton && <SubscribeButton />}
      {hasFooter(pathname) && !isAlone && <Footer />}
    </>
  );
}

/** Whether the owner’s frame surrounds the page, in place of the visitors’ header and foot. */
function useIsFramed(): boolean {
  const matches = useMatches();
  return (
    /^\/admin(?:\/|$)/.test(matches.at(-1)?.pathname ?? "") && matches.some(({ handle }) => handle === framed)
  );
}
