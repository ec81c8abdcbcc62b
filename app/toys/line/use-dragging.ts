import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { readingKey } from "@toadstool/elements/behaviour/reading-direction";

interface Dragged {
  code: string;
  /** The place that it would take, from 0. */
  to: number;
}

/** CSS pixels from the edges of the window within which the page scrolls along, and by how much. At the foot bars cover the page. */
const edge = { top: 72, bottom: 150, by: 14 };

/** Prints of a list moved by their grips: dragged with any pointer, or by arrow keys. */
export function useDragging(move: (code: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const from = useRef({ x: 0, y: 0, scrolled: 0 });

  const items = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const itemOf = (grip: Element) => grip.closest<HTMLElement>("li");

  function end(grip: Element, isDropped: boolean) {
    const item = itemOf(grip);
    if (item) item.style.transform = "";
    if (dragged && isDropped) move(dragged.code, dragged.to);
    setDragged(null);
  }

  const grip = (code: string) => ({
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, scrolled: window.scrollY };
      const item = itemOf(event.currentTarget);
      setDragged({ code, to: item ? items().indexOf(item) : 0 });
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLButtonElement>) {
      const item = itemOf(currentTarget);
      if (!dragged || !item) return;
      if (clientY < edge.top) window.scrollBy({ top: -edge.by, behavior: "instant" });
      if (clientY > window.innerHeight - edge.bottom) window.scrollBy({ top: edge.by, behavior: "instant" });
      const { x, y, scrolled } = from.current;
      item.style.transform = `translate(${clientX - x}px, ${clientY - y + window.scrollY - scrolled}px) rotate(2deg)`;
      const to = items().findIndex((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return other !== item && clientX > left && clientX < right && clientY > top && clientY < bottom;
      });
      if (to !== -1 && to !== dragged.to) setDragged({ code, to });
    },
    onPointerUp: ({ currentTarget }: PointerEvent) => end(currentTarget, true),
    onPointerCancel: ({ currentTarget }: PointerEvent) => end(currentTarget, false),
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      if (event.key === "Escape" && dragged) return end(event.currentTarget, false);
      const item = itemOf(event.currentTarget);
      const at = item ? items().indexOf(item) : 0;
      const wanted: Record<string, number> = {
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        Home: 0,
        End: items().length,
      };
      const to = wanted[readingKey(event.key, item)];
      if (to === undefined) return;
      event.preventDefault();
      move(code, to);
    },
  });
  return { list, dragged, grip };
}

export type Grip = ReturnType<ReturnType<typeof useDragging>["grip"]>;
