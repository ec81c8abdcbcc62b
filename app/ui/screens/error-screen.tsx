import { type ReactNode, useEffect, useRef, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { isFailedChunk } from "#app/browser/navigation/is-failed-chunk.ts";
import { isNetworkError } from "#app/browser/navigation/is-network-error.ts";
import { wasSending } from "#app/browser/navigation/sending.ts";
import type { Stranded } from "#app/browser/navigation/use-stranded.ts";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import styles from "./error-screen.module.css";
import type { Words } from "#domain/words/words.ts";
import { titled } from "../page/page-meta.ts";
import { useProfile } from "../use-profile.ts";
import { useWords } from "../use-words.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { Screen } from "./screen.tsx";

/** Replaces a page that threw. */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isNetworkError(error)) return <NoConnectionScreen />;
  if (isFailedChunk(error)) return <FailedChunkScreen />;
  return <BrokenScreen told={isRouteErrorResponse(error) ? toldBy(error, words) : null} />;
}

function BrokenScreen({ told }: { told: string | null }) {
  const { screens, common } = useWords();
  return (
    <Screen className={`${styles.screen} ${styles.message}`}>
      <title>{titled(screens.broken, useProfile())}</title>
      <h1 className={styles.title}>{screens.broken}</h1>
      <p className={styles.words}>{told ?? screens.brokenWords}</p>
      <p className={styles.ways}>
        <Button onClick={reload} className="needs-script">
          {common.tryAgain}
        </Button>
        <ButtonLink to="/" look="quiet" reloadDocument>
          {screens.goHome}
        </ButtonLink>
        <ButtonLink to="/blog" look="quiet" reloadDocument>
          {common.readBlog}
        </ButtonLink>
      </p>
    </Screen>
  );
}

/** Replaces a page that cannot be reached. */
export function StrandedScreen({ why, address, isUnsent }: Stranded) {
  return why === "offline" ? (
    <NoConnectionScreen address={address} isUnsent={isUnsent} />
  ) : (
    <FailedChunkScreen address={address} />
  );
}

/** Tries the page's own address again, or the one that could not be reached. */
export function NoConnectionScreen({ address, isUnsent }: { address?: string; isUnsent?: boolean }) {
  const { screens, common } = useWords();
  const [isInDoubt] = useState(() => isUnsent ?? wasSending());
  const [triedInVain, setTriedInVain] = useState(0);
  const again = () => {
    // Leaving now would only lead to the browser's own empty page.
    if (navigator.onLine) goTo(address);
    else setTriedInVain((times) => times + 1);
  };
  return (
    <SuddenScreen title={screens.offline}>
      <p className={styles.words} role="alert">
        {isInDoubt ? screens.inDoubt : screens.notLoaded}
      </p>
      <p className={styles.ways}>
        <Button onClick={again}>{common.tryAgain}</Button>
      </p>
      <output key={triedInVain} className={styles.words}>
        {triedInVain > 0 && screens.stillOffline}
      </output>
    </SuddenScreen>
  );
}

function FailedChunkScreen({ address }: { address?: string }) {
  const { screens, common } = useWords();
  return (
    <SuddenScreen title={screens.failedChunk}>
      <p className={styles.words} role="alert">
        {screens.failedChunkWords}
      </p>
      <p className={styles.ways}>
        <Button onClick={() => goTo(address)}>{common.reload}</Button>
      </p>
    </SuddenScreen>
  );
}

/**
 * It replaces a page that the visitor was reading, perhaps far down: it is scrolled into view and takes the focus.
 */
function SuddenScreen({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Screen className={`${styles.screen} ${styles.message}`}>
      <title>{titled(title, useProfile())}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </Screen>
  );
}

const reload = () => window.location.reload();

function goTo(address: string | undefined): void {
  if (address === undefined) reload();
  else window.location.assign(address);
}

/** A refusal meant for people: a text thrown by a loader. */
function toldBy(error: { status: number; data: unknown }, { screens }: Words): string | null {
  // The framework's own words, about routes and actions.
  if (error.status === 405) return screens.noForms;
  const isForPeople = error.status < 500 || error.status === 507;
  return isForPeople && typeof error.data === "string" && error.data ? error.data : null;
}
