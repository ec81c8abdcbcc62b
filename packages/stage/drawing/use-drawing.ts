import { useEffect, useRef, useState } from "react";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import type { Drawn, LoadProgram } from "./drawn.ts";

/** Draws the work of a seed on a canvas, as large as that is. Keep `load` constant: another function draws anew. */
export function useDrawing(load: LoadProgram | undefined, seed: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    draw(load, seed, canvas.current, () => isWanted).then(
      (work) => isWanted && setDrawn(work),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, seed]);
  return { canvas, drawn, hasFailed };
}

async function draw(
  load: LoadProgram | undefined,
  seed: number,
  canvas: HTMLCanvasElement | null,
  isWanted: () => boolean,
): Promise<Drawn | undefined> {
  const program = await load?.();
  if (!program || !canvas) throw new Error("There is nothing to draw with.");
  // Visitors who have left the page need not wait for it.
  if (!isWanted()) return undefined;
  const work = program(seed);
  const { paintDrawing } = await importAgain(() => import("./paint-drawing.ts"));
  await paintDrawing(work.svg(), canvas);
  return work;
}
