import { useState } from "react";
import { seriesPrograms } from "#studio/series-programs.ts";
import { saveFile } from "#app/browser/save-file.ts";
import { useScripted } from "#app/browser/scripted.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./work.module.css";

interface SeriesDownloadsProps {
  slug: string;
  seed: number;
  /** Goes into the drawing. */
  title: string;
}

type Kind = "svg" | "png";
type Making = { is: "asked" } | { is: "under way" | "failed"; kind: Kind } | { is: "done"; file: string };

/** Pixels of a print across: 25 cm at 300 to the inch. */
const printWidth = 3000;

/** A work to take home: as a drawing of any size, or as pixels for a printer. Both are made here in the browser. */
export function SeriesDownloads({ slug, seed, title }: SeriesDownloadsProps) {
  const [making, setMaking] = useState<Making>({ is: "asked" });

  async function make(kind: Kind) {
    if (making.is === "under way") return;
    setMaking({ is: "under way", kind });
    try {
      const file = `${slug}-${seed}.${kind}`;
      saveFile(await made(slug, seed, title, kind), file);
      setMaking({ is: "done", file });
    } catch {
      setMaking({ is: "failed", kind });
    }
  }

  const scripted = useScripted();
  const isBusy = making.is === "under way" || undefined;
  return (
    <div className={`${styles.downloads} needs-script`}>
      <div className={styles.row}>
        <Button look="quiet" onClick={() => void make("svg")} disabled={!scripted} aria-disabled={isBusy}>
          Download SVG
        </Button>
        <Button look="quiet" onClick={() => void make("png")} disabled={!scripted} aria-disabled={isBusy}>
          Download PNG, 3000 × 4000
        </Button>
      </div>
      <output className={styles.told}>{wordsOf(making)}</output>
    </div>
  );
}

async function made(slug: string, seed: number, title: string, kind: Kind): Promise<Blob> {
  const draw = await seriesPrograms[slug]?.();
  if (!draw) throw new Error(`There is no program that draws ${slug}.`);
  // The words under the buttons are seen before the machine is busy.
  await new Promise((seen) => setTimeout(seen, 50));
  const { svg, width, height } = draw(seed);
  if (kind === "svg") return new Blob([svg(title)], { type: "image/svg+xml" });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [printWidth, Math.round((printWidth * height) / width)];
  const { paintDrawing } = await import("./paint-drawing.ts");
  await paintDrawing(svg(), canvas);
  const print = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  canvas.width = 0;
  if (!print) throw new Error("The canvas gave no picture.");
  return print;
}

function wordsOf(making: Making): string {
  if (making.is === "under way")
    return making.kind === "png" ? "Printing 12 million pixels, one ink at a time …" : "Drawing it again …";
  if (making.is === "done") return `${making.file} is in your downloads.`;
  if (making.is === "failed")
    return making.kind === "png"
      ? "The picture is too large for this browser’s memory. Try again, or download the SVG, which prints at any size."
      : "The drawing could not be loaded. Check your connection and try again.";
  return "";
}
