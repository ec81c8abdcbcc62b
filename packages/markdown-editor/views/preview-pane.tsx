import { type RefObject, useEffect, useRef, useState } from "react";
import type { EditorHost } from "../host.ts";
import { inTurns } from "../turns.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { showBlocks } from "./show-blocks.ts";
import styles from "./views.module.css";

/** Milliseconds after the last key press. */
const previewDelay = 400;

interface PreviewPaneProps {
  pane: RefObject<HTMLElement | null>;
  render: EditorHost["preview"];
  read: () => string;
  /** Calls `edited` after each edit. */
  watch: (edited: () => void) => () => void;
}

/** The text as readers will get it. What did not change stays as it is: a film plays on while its caption is written. */
export function PreviewPane({ pane, render, read, watch }: PreviewPaneProps) {
  const shown = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ isEmpty: boolean; trouble: string }>({ isEmpty: false, trouble: "" });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (isEmpty: boolean, trouble: string) =>
      setState((before) =>
        before.isEmpty === isEmpty && before.trouble === trouble ? before : { isEmpty, trouble },
      );
    const show = async () => {
      try {
        const blocks = await render(read(), signal);
        if (shown.current) await inTurns(showBlocks(shown.current, blocks), signal);
        if (!signal.aborted) tell(blocks.length === 0, "");
        return true;
      } catch (error) {
        if (!signal.aborted)
          tell(false, error instanceof Error ? error.message : "The preview is not available.");
        // The line may come back, or the person log in again.
        return signal.aborted;
      }
    };
    const preview = oneAtATime(show, previewDelay);
    preview.now();
    const stop = watch(preview.call);
    window.addEventListener("online", preview.now);
    return () => {
      window.removeEventListener("online", preview.now);
      stop();
      preview.cancel();
      leaving.abort();
    };
  }, [render, read, watch]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section ref={pane} className={styles.preview} aria-label="Preview" tabIndex={0}>
      <output className={styles.trouble}>{state.trouble}</output>
      <div ref={shown} className="prose" dir="auto" />
      {state.isEmpty && <p className={styles.empty}>Your text appears here as readers will see it.</p>}
    </section>
  );
}
