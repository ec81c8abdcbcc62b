import { useEffect, useState } from "react";
import { debounce } from "@toadstool/elements/behaviour/debounce";
import { renderedMarkdown } from "#app/browser/rendered-markdown.ts";
import "#app/styles/prose.css";
import styles from "./live-preview.module.css";

/** Milliseconds after the last key press. */
const previewDelay = 400;
/** Milliseconds until another try. */
const pause = 10_000;

/** The text as readers will get it, from the same renderer, a moment after each change. */
export function LivePreview({ of, content }: { of: string; content: string }) {
  const [html, setHtml] = useState("");
  const [trouble, setTrouble] = useState("");

  useEffect(() => {
    const leaving = new AbortController();
    let again: ReturnType<typeof setTimeout>;
    const show = debounce(async () => {
      clearTimeout(again);
      try {
        setHtml((await renderedMarkdown(content, leaving.signal)).join("\n"));
        setTrouble("");
      } catch (error) {
        if (leaving.signal.aborted) return;
        setTrouble(error instanceof Error ? error.message : "The preview is not available.");
        // The line may come back, or the person log in again.
        again = setTimeout(show, pause);
      }
    }, previewDelay);
    show();
    window.addEventListener("online", show);
    return () => {
      window.removeEventListener("online", show);
      clearTimeout(again);
      show.cancel();
      leaving.abort();
    };
  }, [content]);

  return (
    <section className={styles.preview} aria-label={`Preview: ${of}`}>
      <h3 className={styles.title}>Preview</h3>
      <output className={styles.trouble}>{trouble}</output>
      {html ? (
        // oxlint-disable-next-line react/no-danger -- sanitised by the renderer that readers' pages use
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        <p className={styles.empty}>Your text appears here as readers will see it.</p>
      )}
    </section>
  );
}
