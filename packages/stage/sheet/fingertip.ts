import { type Place, sheetSize, unitOf } from "./sheet.ts";

interface FingertipOptions {
  host: HTMLElement;
  /** Whether the piece takes input now. */
  mayMove: () => boolean;
  point: (place: Place | null) => void;
  tap: (place: Place) => void;
  signal: AbortSignal;
}

/** Units of the sheet that an arrow key moves, without and with Shift. */
const stride = { short: 8, long: 32 };
/** CSS pixels. */
const ring = { size: 28, line: 3 };

/** Where an arrow key takes a fingertip: never off the visible part of the sheet. Null for another key. */
export function steppedPlace(
  from: Place,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  seen: { width: number; height: number },
): Place | null {
  const way = ways[key];
  if (!way) return null;
  const by = shiftKey ? stride.long : stride.short;
  const within = (value: number, whole: number, part: number) =>
    Math.min(whole / 2 + part / 2, Math.max(whole / 2 - part / 2, value));
  return {
    x: within(from.x + way[0] * by, sheetSize.width, seen.width),
    y: within(from.y + way[1] * by, sheetSize.height, seen.height),
  };
}

const ways: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A finger for keys: arrows move it, the space bar and Enter tap. It shows as a ring, and disappears with the focus. */
export function layFingertipOn({ host, mayMove, point, tap, signal }: FingertipOptions): void {
  let place: Place | null = null;
  const mark = document.createElement("span");
  Object.assign(mark.style, {
    position: "absolute",
    left: "50%",
    top: "50%",
    width: `${ring.size}px`,
    height: `${ring.size}px`,
    margin: `${-ring.size / 2}px`,
    border: `${ring.line}px solid var(--focus, Highlight)`,
    borderRadius: "50%",
    boxShadow: "0 0 0 2px var(--surface, Canvas)",
    pointerEvents: "none",
  });

  const lay = (now: Place) => {
    const unit = unitOf(host.getBoundingClientRect());
    mark.style.translate = `${(now.x - sheetSize.width / 2) * unit}px ${(now.y - sheetSize.height / 2) * unit}px`;
    if (!mark.isConnected) host.appendChild(mark);
    place = now;
    point(now);
  };
  const lift = () => {
    if (!place) return;
    place = null;
    mark.remove();
    point(null);
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !mayMove()) return;
    const { width, height } = host.getBoundingClientRect();
    const unit = unitOf({ width, height });
    const from = place ?? { x: sheetSize.width / 2, y: sheetSize.height / 2 };
    const next = steppedPlace(from, event, { width: width / unit, height: height / unit });
    const isTap = event.key === " " || event.key === "Enter";
    if (!next && !isTap) return;
    event.preventDefault();
    lay(next ?? from);
    if (isTap && !event.repeat) tap(from);
  };

  // The focus is on the element that holds the canvas and its still.
  const holder = host.parentElement;
  holder?.addEventListener("keydown", keyed, { signal });
  holder?.addEventListener("focusout", lift, { signal });
  host.addEventListener("pointermove", lift, { signal });
  signal.addEventListener("abort", () => mark.remove(), { once: true });
}
