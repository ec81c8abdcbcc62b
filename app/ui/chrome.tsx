import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { usePageViews } from "#app/browser/page-views.ts";
import { useScroll } from "#app/browser/scroll.ts";
import { useViewportHeight } from "#app/browser/viewport-height.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { hasFooter, hasSubscribeButton, subscribeButtonRests } from "./chrome-rules.ts";
import styles from "./chrome.module.css";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PendingNavigation } from "./pending-navigation.tsx";
import { SubscribeButton } from "./subscribe-button.tsx";

/** What stands around every page. A page brings its own `<main>`. */
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
  const [hasButton, buttonRests] = [hasSubscribeButton(pathname), subscribeButtonRests(pathname)];
  usePageViews();
  useScroll();
  useViewportHeight();
  return (
    <>
      <PendingNavigation isStranded={isStranded} />
      <Header loggedIn={loggedIn} />
      <Breadcrumb />
      <div id="content" tabIndex={-1} className={styles.content}>
        {children}
      </div>
      {hasButton && !buttonRests && <SubscribeButton />}
      {hasFooter(pathname) && <Footer />}
      {hasButton && buttonRests && <SubscribeButton isResting />}
    </>
  );
}
