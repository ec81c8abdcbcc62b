import { type ReactNode, useId, useState, useSyncExternalStore } from "react";
import { isRightToLeft } from "@toadstool/elements/behaviour/reading-direction";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { type Paper, paperOf, papers } from "./imposition.ts";
import { plainLook } from "../view/look.tsx";
import type { Zine } from "../zine.ts";
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
        Print and fold
      </h2>
      <p>
        {count === 8
          ? "One sheet, printed on one side, folded and cut once: eight pages for a pocket. "
          : "One sheet, printed on one side and folded twice: four pages for a pocket. "}
        {children}
      </p>
      <div className={styles.row}>
        <label htmlFor={fieldId} className={styles.label}>
          Paper
        </label>
        <select
          id={fieldId}
          className={styles.paper}
          value={paper}
          onChange={({ target }) => setChosen(target.value === "letter" ? "letter" : "a4")}
        >
          {Object.entries(papers).map(([key, { name: words }]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={button}
          aria-disabled={making.is === "under way" || undefined}
          onClick={() => void print()}
        >
          Print this zine
        </button>
      </div>
      <output className={styles.told}>{wordsOf(making, count)}</output>
    </section>
  );
}

function wordsOf(making: Making, count: number): string {
  if (making.is === "under way") return `Placing page ${making.page} of ${count} on the sheet …`;
  if (making.is === "done")
    return `${making.file} is in your downloads. Print it at 100 % size, on one side.`;
  if (making.is === "failed")
    return `Page ${making.page} could not be loaded, so the sheet was not made. Check your connection and try again.`;
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
