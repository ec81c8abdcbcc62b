import { useEffect, useRef, useState } from "react";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import type { DrawingProgram, LoadProgram, PrintChoice } from "@toadstool/stage/drawing";
import type { PressSound } from "./sound.ts";

/** Milliseconds of a pass: the sheet goes under the drum, and comes out with its ink. */
const [IN, OUT] = [300, 520];
/** Between two plates where nothing may move. */
const CUT = 340;

export interface Pulling {
  /** What the sheet is doing. */
  is: "waiting" | "printing" | "done" | "failed";
  /** The plate that is on the press, or the last that was. */
  plate: number;
}

const waiting: Pulling = { is: "waiting", plate: -1 };

interface Job {
  load: LoadProgram | undefined;
  seed: number;
  choice: PrintChoice;
  /** Another value prints it again. */
  turn: string;
  sound: () => PressSound | null;
}

/** Prints a sheet on a canvas, plate after plate; each pass moves `sheet`. */
export function usePull({ load, seed, choice, turn, sound }: Job) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ pulling: Pulling; turn: string }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: Pulling) => !signal.aborted && setLast({ pulling: next, turn });
    const [on, moved] = [canvas.current, sheet.current];
    if (!on || !moved) return undefined;
    print({ load, seed, choice, on, moved, signal, tell, sound }).catch(() =>
      tell({ is: "failed", plate: -1 }),
    );
    return () => {
      leaving.abort();
      for (const animation of moved.getAnimations()) animation.cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `turn` names the sheet; the rest follows from it
  }, [turn]);
  // Until the print of this turn begins, it waits, however the one before ended.
  return { canvas, sheet, pulling: last?.turn === turn ? last.pulling : waiting };
}

interface Run extends Omit<Job, "turn"> {
  on: HTMLCanvasElement;
  moved: HTMLElement;
  signal: AbortSignal;
  tell: (next: Pulling) => unknown;
}

async function print({ load, seed, choice, on, moved, signal, tell, sound }: Run): Promise<void> {
  const [program, { printDrawing }, { readDrawing }, { layersOf }, { paintPart }] = await Promise.all([
    load?.(),
    importAgain(() => import("@toadstool/stage/drawing/print")),
    importAgain(() => import("@toadstool/stage/drawing/read")),
    importAgain(() => import("@toadstool/stage/drawing/layers")),
    importAgain(() => import("@toadstool/stage/drawing/paint")),
  ]);
  const context = on.getContext("2d");
  if (!program || !context) throw new Error("There is nothing to print with.");
  if (signal.aborted) return;
  const { svg } = printDrawing(program satisfies DrawingProgram, seed, choice);
  const [ground, ...plates] = layersOf(readDrawing(svg()));
  if (!ground) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // A picture that is no print comes out whole; a print is fed as bare paper.
  const passes = plates.length > 0 ? plates : [ground];
  const painted = async (part: Parameters<typeof paintPart>[0]) => {
    const layer = Object.assign(document.createElement("canvas"), { width: on.width, height: on.height });
    await paintPart(part, layer);
    return layer;
  };
  const paper = plates.length > 0 ? await painted(ground) : null;
  sound()?.feed();
  for (const [plate, part] of passes.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a press prints one ink after the other
    const layer = await painted(part);
    if (signal.aborted) return;
    tell({ is: "printing", plate });
    sound()?.drum();
    // oxlint-disable-next-line no-await-in-loop -- the same
    await (isStill ? wait(CUT) : move(moved, "0 0", "0 -101%", IN, "ease-in"));
    if (signal.aborted) return;
    context.resetTransform();
    // What lay in the tray, the test sheet or another print, has gone into the press.
    if (paper && plate === 0) context.drawImage(paper, 0, 0);
    context.globalCompositeOperation = paper ? "multiply" : "source-over";
    context.drawImage(layer, 0, 0);
    context.globalCompositeOperation = "source-over";
    layer.width = 0;
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (!isStill) await move(moved, "0 -101%", "0 0", OUT, "cubic-bezier(0.3, 0, 0.2, 1)");
  }
  sound()?.drop();
  tell({ is: "done", plate: passes.length - 1 });
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Moves it, and leaves it where it belongs; a sheet that was taken away meanwhile has arrived as well. */
async function move(element: HTMLElement, from: string, to: string, duration: number, easing: string) {
  const way = element.animate([{ translate: from }, { translate: to }], {
    duration,
    easing,
    fill: "forwards",
  });
  await way.finished.catch(() => undefined);
  if (to === "0 0") way.cancel();
}
