import type { ModelViewerElement } from "@google/model-viewer";

/** Milliseconds and pixels up to which a touch is a tap. */
const tap = { within: 450, near: 9 };

/** Calls back for a tap on the model itself, not beside it. */
export function listenForTaps(viewer: ModelViewerElement, tapped: () => void, signal: AbortSignal) {
  let down: PointerEvent | null = null;
  viewer.addEventListener("pointerdown", (event) => (down = event), { signal });
  viewer.addEventListener(
    "pointerup",
    (event) => {
      const from = down;
      down = null;
      if (!from || !event.isPrimary || event.timeStamp - from.timeStamp > tap.within) return;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > tap.near) return;
      if (viewer.positionAndNormalFromPoint(event.clientX, event.clientY)) tapped();
    },
    { signal },
  );
}
