import type { Focus } from "@toadstool/media/showing";

/** Where a picture was clicked, in percent of its width and height. */
export function focalPointAt(
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
  { clientX, clientY }: { clientX: number; clientY: number },
): Focus {
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads, `by` percent at a time; null for other keys. */
export function moved({ x, y }: Focus, key: string, by: number): Focus | null {
  const [across, down] = steps[key] ?? [];
  if (across === undefined || down === undefined) return null;
  return { x: within(x + across * by), y: within(y + down * by) };
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
