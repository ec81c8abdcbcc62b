import { type RefObject, useEffect, useRef, useState } from "react";
import { debounce } from "#app/browser/debounce.ts";
import "#app/styles/prose.css";
import { renderedByServer } from "../live-preview.tsx";
import { showBlocks } from "./show-blocks.ts";
import styles from "./views.module.css";

/** Milliseconds after the last key press. */
const previewDelay = 400;

interface PreviewPaneProps {
  pane: RefObject<HTMLElement | null>;
  read: () => string;
  /** Hears of edits. */
  watch: (edited: () => void) => () => void;
}

/** The text as readers will get it. What did not change stays as it is: a film plays on while its caption is written. */
export function PreviewPane({ pane, read, watch }: PreviewPaneProps) {
  const shown = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ isEmpty: boolean; trouble: string }>({ isEmpty: false, trouble: "" });

  useEffect(() => {
    let leaving = new AbortController();
    const show = async () => {
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      try {
        const html = await renderedByServer(read(), signal);
        if (signal.aborted) return;
        if (shown.current) showBlocks(shown.current, html);
        setState({ isEmpty: html === "", trouble: "" });
      } catch (error) {
        if (signal.aborted) return;
        const trouble = error instanceof Error ? error.message : "No preview just now.";
        setState((before) => ({ ...before, trouble }));
      }
    };
    void show();
    const soon = debounce(() => void show(), previewDelay);
    const stop = watch(soon);
    return () => {
      stop();
      soon.cancel();
      leaving.abort();
    };
  }, [read, watch]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section ref={pane} className={styles.preview} aria-label="Preview" tabIndex={0}>
      <output className={styles.trouble}>{state.trouble}</output>
      <div ref={shown} className="prose" />
      {state.isEmpty && <p className={styles.empty}>What you write appears here as readers will see it.</p>}
    </section>
  );
}
