import { useEffect, useRef, useState } from "react";
import type { Drawn } from "#domain/art/drawn.ts";
import { seriesPrograms } from "#studio/series-programs.ts";

/** Draws the work of a seed on a canvas, as large as that is. */
export function useDrawn(slug: string, seed: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    draw(slug, seed, canvas.current, () => isWanted).then(
      (work) => isWanted && setDrawn(work),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [slug, seed]);
  return { canvas, drawn, hasFailed };
}

async function draw(
  slug: string,
  seed: number,
  canvas: HTMLCanvasElement | null,
  isWanted: () => boolean,
): Promise<Drawn | undefined> {
  const program = await seriesPrograms[slug]?.();
  if (!program || !canvas) throw new Error(`There is no program that draws ${slug}.`);
  // Visitors who have left the page need not wait for it.
  if (!isWanted()) return undefined;
  const work = program(seed);
  const { paintDrawing } = await import("./paint-drawing.ts");
  await paintDrawing(work.svg(), canvas);
  return work;
}
