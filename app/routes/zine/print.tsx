import { useId, useState } from "react";
import { Link } from "react-router";
import { saveFile } from "#app/browser/save-file.ts";
import { useScripted } from "#app/browser/scripted.ts";
import { words } from "#studio/words.ts";
import { Button } from "#app/ui/button.tsx";
import { type Paper, paperOf, papers } from "#domain/art/imposition.ts";
import type { Zine } from "#domain/art/zine.ts";
import styles from "./print.module.css";

type Making =
  | { is: "asked" }
  | { is: "under way"; page: number }
  | { is: "done"; file: string }
  | { is: "failed"; page: number };

/** One sheet of paper with the whole zine on it, made here in the browser. */
export function ZinePrint({ zine }: { zine: Pick<Zine, "slug" | "title" | "pages" | "height"> }) {
  const usual = usePaper();
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
      const { makeSheet } = await import("./sheet.client.ts");
      const sheet = await makeSheet(zine, paper, (next) => {
        page = next;
        setMaking({ is: "under way", page });
      });
      const file = `${zine.slug}-${paper}.pdf`;
      saveFile(sheet, file);
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
        {words.folding && <Link to={words.folding.to}>{words.folding.title}</Link>}
      </p>
      <div className={`${styles.row} needs-script`}>
        <label htmlFor={fieldId} className={styles.label}>
          Paper
        </label>
        <select
          id={fieldId}
          className={styles.paper}
          value={paper}
          onChange={({ target }) => setChosen(target.value === "letter" ? "letter" : "a4")}
        >
          {Object.entries(papers).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <Button onClick={() => void print()} aria-disabled={making.is === "under way" || undefined}>
          Print this zine
        </Button>
      </div>
      <output className={`${styles.told} needs-script`}>{wordsOf(making, count)}</output>
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
function usePaper(): Paper {
  return useScripted() ? paperOf(navigator.language) : "a4";
}
