import type { ArtPiece } from "../art-piece.ts";
import { type Chance, chanceFrom } from "../chance.ts";
import { layFingertipOn } from "./fingertip.ts";
import { cutSheet, type Place, type Sheet, sheetSize, unitOf } from "./sheet.ts";

export interface SheetStage {
  sheet: Sheet;
  chance: Chance;
  lessMotion: boolean;
}

/** How a piece plays on its sheet. */
export interface Player {
  /** The sheet has a new size: draw again whatever was drawn beforehand. */
  print: () => void;
  /** As `Draw` of the contract; `step` never exceeds `longestStep`. */
  draw: (step: number) => number;
  /** A pointer is here; null once it has gone. */
  point?: (place: Place | null) => void;
  tap?: (place: Place) => void;
}

/** Seconds: after a longer rest a piece goes on from where it was, and does not catch up. */
const longestStep = 2;

/** A piece that is drawn on one sheet and follows a pointer, or a fingertip moved by keys. */
export function printedPiece(play: (stage: SheetStage) => Player): ArtPiece {
  return (host, { seed, lessMotion, onSize, animate }) => {
    const sheet = cutSheet();
    const { canvas } = sheet;
    Object.assign(canvas.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
    const player = play({ sheet, chance: chanceFrom(seed), lessMotion });
    onSize((size) => {
      sheet.fit(size);
      player.print();
    });
    const frames = animate((step) => player.draw(Math.min(longestStep, step)));

    const leaving = new AbortController();
    const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
      const box = host.getBoundingClientRect();
      const unit = unitOf(box);
      return {
        x: (clientX - box.left - box.width / 2) / unit + sheetSize.width / 2,
        y: (clientY - box.top - box.height / 2) / unit + sheetSize.height / 2,
      };
    };
    const listen = (type: string, heard: (event: PointerEvent) => void) =>
      host.addEventListener(
        type,
        (event) => {
          if (!frames.playing && heard !== leave) return;
          heard(event as PointerEvent);
          if (frames.playing) frames.wake();
        },
        { signal: leaving.signal, passive: true },
      );
    // A pointer may leave even while the piece is paused.
    const leave = () => player.point?.(null);
    listen("pointermove", (event) => player.point?.(placeOf(event)));
    listen("pointerdown", (event) => {
      player.point?.(placeOf(event));
      player.tap?.(placeOf(event));
    });
    listen("pointerup", ({ pointerType }) => {
      if (pointerType !== "mouse") leave();
    });
    listen("pointerleave", leave);
    listen("pointercancel", leave);
    const { signal } = leaving;
    const mayMove = () => frames.playing;
    layFingertipOn({
      host,
      signal,
      mayMove,
      point(place) {
        player.point?.(place);
        if (mayMove()) frames.wake();
      },
      tap: (place) => player.tap?.(place),
    });

    host.appendChild(canvas);
    return () => {
      leaving.abort();
      canvas.remove();
    };
  };
}
