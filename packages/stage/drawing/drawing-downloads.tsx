import { useState } from "react";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import { formatNumber } from "@toadstool/language";
import { type StageSpeech, useStageWords } from "../words.ts";
import styles from "./drawing-downloads.module.css";
import type { LoadProgram } from "./drawn.ts";

export interface DrawingDownloadsProps {
  /** Loads the program that draws it, at a press. */
  load: LoadProgram | undefined;
  seed: number;
  /** Goes into the drawing. */
  title: string;
  /** What it shows; goes into the drawing, too. */
  description?: string;
  /** What the files are called, without an ending. */
  name: string;
  /** The print’s size in pixels; its shape is the drawing’s. */
  print: { width: number; height: number };
  buttonClass?: string;
}

type Kind = "svg" | "png";
type Making = { is: "asked" } | { is: "under way" | "failed"; kind: Kind } | { is: "done"; file: string };

/** A work to take home: as a drawing of any size, or as pixels for a printer. Both are made in the browser. */
export function DrawingDownloads({
  load,
  seed,
  title,
  description,
  name,
  print,
  buttonClass,
}: DrawingDownloadsProps) {
  const { language, viewer } = useStageWords();
  const { downloads: words } = viewer;
  const [making, setMaking] = useState<Making>({ is: "asked" });

  async function make(kind: Kind) {
    if (making.is === "under way") return;
    setMaking({ is: "under way", kind });
    try {
      const program = await load?.();
      if (!program) throw new Error("There is no program that draws it.");
      // The words under the buttons are seen before the machine is busy.
      await new Promise((seen) => setTimeout(seen, 50));
      const { svg } = program(seed);
      const file = `${name}.${kind}`;
      saveFile(
        kind === "svg"
          ? new Blob([svg(title, description)], { type: "image/svg+xml" })
          : await printed(svg()),
        file,
      );
      setMaking({ is: "done", file });
    } catch {
      setMaking({ is: "failed", kind });
    }
  }

  async function printed(svg: string): Promise<Blob> {
    const canvas = Object.assign(document.createElement("canvas"), print);
    const { paintDrawing } = await importAgain(() => import("./paint-drawing.ts"));
    await paintDrawing(svg, canvas);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    canvas.width = 0;
    if (!picture) throw new Error("The canvas gave no picture.");
    return picture;
  }

  const sized = (pixels: number) => formatNumber(language, pixels, { useGrouping: false });
  const facts = {
    type: "button",
    className: buttonClass,
    "aria-disabled": making.is === "under way" || undefined,
  } as const;
  return (
    <div className={styles.downloads}>
      <div className={styles.row}>
        <button {...facts} onClick={() => void make("svg")}>
          {words.svg}
        </button>
        <button {...facts} onClick={() => void make("png")}>
          {words.png({ width: sized(print.width), height: sized(print.height) })}
        </button>
      </div>
      <output className={styles.message}>{wordsOf(words, making, print)}</output>
    </div>
  );
}

function wordsOf(
  words: StageSpeech["viewer"]["downloads"],
  making: Making,
  { width, height }: DrawingDownloadsProps["print"],
): string {
  if (making.is === "under way")
    return making.kind === "png"
      ? words.printing({ millions: Math.round((width * height) / 1e6) })
      : words.drawing;
  if (making.is === "done") return words.done({ file: making.file });
  if (making.is === "failed") return making.kind === "png" ? words.tooLarge : words.failed;
  return "";
}
