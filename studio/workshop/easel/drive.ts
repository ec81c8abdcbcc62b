import type { ArtPiece, ArtSize, Draw } from "@toadstool/stage";
import type { PieceSlug } from "#app/ui/pieces.ts";
import { pieces } from "../../pieces.ts";

export interface Driven {
  piece: PieceSlug;
  seed: number;
  /** Seconds it plays before its picture is taken. */
  after: number;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Device pixels a CSS pixel: dots of a printed piece grow with them. */
  pixelRatio?: number;
  /** Taps, in shares of the picture from its upper left corner, and when. */
  taps?: { at: number; x: number; y: number }[];
}

const step = 1 / 30;
/** What it is drawn in until then: small, for there may be no graphics card. */
const thumb: ArtSize = { width: 32, height: 24, pixelRatio: 1 };

/** Plays a piece by hand, step by step, so that its picture is the same on slow machines; answers the picture as a PNG's address. */
export async function drive(driven: Driven): Promise<string> {
  const { piece, seed, after, width, height, pixelRatio = 1, taps = [] } = driven;
  const play = (await pieces[piece]()) as ArtPiece;
  document.body.innerHTML = `<div><div></div></div>`;
  const host = document.body.querySelector<HTMLElement>("div > div");
  if (!host) throw new Error("There is nowhere to draw.");
  Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
  host.setPointerCapture = () => undefined;
  let draw: Draw = () => Infinity;
  let tell: (size: ArtSize) => void = () => undefined;
  const stop = play(host, {
    seed,
    still: document.createElement("div"),
    lessMotion: false,
    onSize(resize) {
      tell = resize;
      resize(thumb);
    },
    animate(drawn) {
      draw = drawn;
      return { playing: true, wake: () => undefined };
    },
    onPlaying: (listener) => listener(true),
  });
  const due = taps.toSorted((one, other) => one.at - other.at);
  for (let time = 0; time < after; time += step) {
    draw(step);
    while ((due[0]?.at ?? Infinity) <= time) tap(host, due.shift());
  }
  tell({ width, height, pixelRatio });
  draw(0);
  const picture = host.querySelector("canvas")?.toDataURL("image/png") ?? "";
  stop();
  return picture;
}

function tap(host: HTMLElement, { x, y } = { x: 0.5, y: 0.5 }) {
  const { left, top, width, height } = host.getBoundingClientRect();
  const place = {
    clientX: left + x * width,
    clientY: top + y * height,
    isPrimary: true,
    button: 0,
    pointerId: 1,
  };
  for (const type of ["pointerdown", "pointerup"]) host.dispatchEvent(new PointerEvent(type, place));
}
