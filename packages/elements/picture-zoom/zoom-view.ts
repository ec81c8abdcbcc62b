/** How a picture lies in its frame: enlarged so many times, its middle so far from the frame's, in CSS pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** What limits a view, in CSS pixels. */
export interface ZoomFrame {
  width: number;
  height: number;
  /** The picture as it fits. */
  fit: { width: number; height: number };
  /** The enlargement at which the largest file is shown pixel for pixel; at least 1. */
  most: number;
}

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };

/** Larger or smaller by a factor; what lies at `point`, counted from the frame's middle, stays there. */
export function zoomBy(
  view: ZoomView,
  frame: ZoomFrame,
  factor: number,
  point: { x: number; y: number } = { x: 0, y: 0 },
): ZoomView {
  const scale = Math.min(frame.most, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    frame,
  );
}

export function panBy(view: ZoomView, frame: ZoomFrame, x: number, y: number): ZoomView {
  return held({ ...view, x: view.x + x, y: view.y + y }, frame);
}

/** No edge of the picture comes further in than the frame's, and a side that fits stays in the middle. */
function held({ scale, x, y }: ZoomView, { width, height, fit }: ZoomFrame): ZoomView {
  const across = Math.max(0, (fit.width * scale - width) / 2);
  const down = Math.max(0, (fit.height * scale - height) / 2);
  return { scale, x: between(x, across), y: between(y, down) };
}

function between(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) || 0;
}
