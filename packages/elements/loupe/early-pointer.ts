/** Milliseconds until a press is a hold, less than a browser’s own menu of a picture waits. */
export const holdAfter = 400;
/** CSS pixels that a finger may move while it holds. */
export const slack = 9;

interface EarlyPointer {
  /** The event that began it. */
  down: PointerEvent;
  /** Its most recent event. */
  last: PointerEvent;
  /** The finger or button is still down. */
  isOn: boolean;
}

/** The last press among these events; null where it was a tap, or became a scroll or a swipe. */
export function earlyPointer(trail: readonly Event[]): EarlyPointer | null {
  const pointers = trail.filter((event): event is PointerEvent => "pointerId" in event);
  const begun = pointers.findLastIndex(({ type, isPrimary }) => type === "pointerdown" && isPrimary);
  const down = pointers[begun];
  if (!down) return null;
  const all = pointers.slice(begun).filter(({ pointerId }) => pointerId === down.pointerId);
  const end = all.findIndex(({ type }) => type === "pointerup" || type === "pointercancel");
  const own = end === -1 ? all : all.slice(0, end + 1);
  const last = own.findLast(({ type }) => type.startsWith("pointer")) ?? down;
  const since = (event: Event) => event.timeStamp - down.timeStamp;
  const far = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - down.clientX, clientY - down.clientY);
  const hasMoved = own.some((event) => since(event) < holdAfter && far(event) > slack);
  const isTap = last.type === "pointerup" && since(last) < holdAfter;
  return hasMoved || isTap || last.type === "pointercancel" ? null : { down, last, isOn: end === -1 };
}
