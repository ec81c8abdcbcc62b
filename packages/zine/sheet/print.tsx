import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { type Paper, paperOf } from "./imposition.ts";
import { plainLook } from "../view/look.tsx";
import type { Zine } from "../zine.ts";
import { useZineWords, type ZineSpeech } from "../words.ts";
import styles from "./print.module.css";

type Making =
  | { is: "asked" }
  | { is: "under way"; page: number }
  | { is: "done"; file: string }
  | { is: "failed"; page: number };

interface ZinePrintProps {
  zine: Zine;
  /** In the document's properties. */
  author: string;
  /** The name of the file begins with it: `moss` becomes `moss-a4.pdf`. */
  name: string;
  /** Offers the sheet, a PDF, as a download. */
  save: (sheet: Blob, file: string) => void;
  /** Classes of the button. */
  button?: string;
  /** Follows the words on folding. */
  children?: ReactNode;
}

/** One sheet of paper with the whole zine on it, made here in the browser. */
export function ZinePrint({ zine, author, name, save, button = plainLook.open, children }: ZinePrintProps) {
  const speech = useZineWords();
  const words = speech.zineViewer.print;
  const usual = useUsualPaper();
  const [chosen, setChosen] = useState<Paper>();
  const [making, setMaking] = useState<Making>({ is: "asked" });
  const [titleId, fieldId] = [useId(), useId()];
  const paper = chosen ?? usual;
  const count = zine.pages.length;

  async function print() {
    if (making.is === "under way") return;
    let page = 1;
    setMaking({ is: "under way", page });
    try {
      const { makeSheet } = await importAgain(() => import("./make-sheet.client.ts"));
      const sheet = await makeSheet(
        speech,
        zine,
        author,
        paper,
        (next) => {
          page = next;
          setMaking({ is: "under way", page });
        },
        isRightToLeft(document.getElementById(titleId)),
      );
      const file = `${name}-${paper}.pdf`;
      save(sheet, file);
      setMaking({ is: "done", file });
    } catch {
      setMaking({ is: "failed", page });
    }
  }

  return (
    <section className={styles.print} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p>
        {count === 8 ? words.eight : words.four} {children}
      </p>
      <div className={styles.row}>
        <label htmlFor={fieldId} className={styles.label}>
          {words.paper}
        </label>
        <select
          id={fieldId}
          className={styles.paper}
          value={paper}
          onChange={({ target }) => setChosen(target.value === "letter" ? "letter" : "a4")}
        >
          {(["a4", "letter"] as const).map((key) => (
            <option key={key} value={key}>
              {words[key]}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={button}
          aria-disabled={making.is === "under way" || undefined}
          onClick={() => void print()}
        >
          {words.print}
        </button>
      </div>
      <output className={styles.told}>{wordsOf(words, making, count)}</output>
    </section>
  );
}

function wordsOf(words: ZineSpeech["zineViewer"]["print"], making: Making, count: number): string {
  if (making.is === "under way") return words.placing({ page: making.page, count });
  if (making.is === "done") return words.done({ file: making.file });
  if (making.is === "failed") return words.failed({ page: making.page });
  return "";
}

/** The paper of where the reader is; the served document does not know. */
function useUsualPaper(): Paper {
  return useSyncExternalStore(
    () => () => undefined,
    () => paperOf(navigator.language),
    () => "a4",
  );
}
