import type { ArtPiece } from "../art-piece.ts";
import { importPiece, type LoadPiece } from "./import-piece.ts";

/** Milliseconds after which loading begins even where the browser is never idle. */
const idleWithin = 2_000;

/** Loads a piece once the browser is idle and its still is in place. Null where the frame has left meanwhile. */
export async function loadPiece(
  load: LoadPiece,
  still: HTMLElement,
  leaving: AbortSignal,
): Promise<ArtPiece | null> {
  await idle();
  if (leaving.aborted) return null;
  const piece = (await importPiece(load)) as ArtPiece;
  // The piece begins where the still is, so an animation that moves the still has to end first.
  await Promise.all(still.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null)));
  return leaving.aborted ? null : piece;
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: idleWithin });
    else setTimeout(done, 200);
  });
}
