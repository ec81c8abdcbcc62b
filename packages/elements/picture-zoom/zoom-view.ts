/** How a picture lies in its room: enlarged so many times, its middle so far from the room's, in CSS pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** What limits a view, in CSS pixels. */
export interface ZoomRoom {
  width: number;
  height: number;
  /** The picture as it fits. */
  fit: { width: number; height: number };
  /** The enlargement at which the largest file is shown pixel for pixel; at least 1. */
  most: number;
}

export const fitted: ZoomView = { scale: 1, x: 0, y: 0 };

/** Larger or smaller by a factor; what lies at `point`, counted from the room's middle, stays there. */
export function zoomBy(
  view: ZoomView,
  room: ZoomRoom,
  factor: number,
  point: { x: number; y: number } = { x: 0, y: 0 },
): ZoomView {
  const scale = Math.min(room.most, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    room,
  );
}

export function panBy(view: ZoomView, room: ZoomRoom, x: number, y: number): ZoomView {
  return held({ ...view, x: view.x + x, y: view.y + y }, room);
}

/** No edge of the picture comes further in than the room's, and a side that fits stays in the middle. */
function held({ scale, x, y }: ZoomView, { width, height, fit }: ZoomRoom): ZoomView {
  const across = Math.max(0, (fit.width * scale - width) / 2);
  const down = Math.max(0, (fit.height * scale - height) / 2);
  return { scale, x: between(x, across), y: between(y, down) };
}

function between(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) || 0;
}
