import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import * as v from "valibot";
import { type Move, moveTo, movedBy } from "./moved.ts";
import type { RowShown } from "./row.tsx";

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves rows by mouse, finger or keys: each has a grip with the given handlers. They lie still until they are let go, since a node
 * that moves loses pointer and focus; then they are shown in their new order at once.
 */
export function useOrder(list: RefObject<HTMLElement | null>, given: readonly RowShown[]) {
  const submit = useSubmit();
  const rows = movedBy(given, useSent());
  const [moving, setMoving] = useState<{ from: number; to: number } | null>(null);
  const go = (from: number, to: number) =>
    setMoving({ from, to: Math.min(Math.max(to, 0), rows.length - 1) });
  const drop = () => {
    setMoving(null);
    const row = moving && rows[moving.from];
    const to = moving && rows[moving.to]?.place?.at;
    if (!row || !to || to === row.place?.at) return;
    const fields = { intent: "move", id: row.id, to: String(to), ...row.fields };
    void submit(fields, { method: "post", preventScrollReset: true });
  };
  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].findLastIndex((row) => row.getBoundingClientRect().top <= y);
  const gripOf = (from: number) => ({
    "aria-pressed": moving?.from === from,
    onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent) => {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      go(from, from);
    },
    onPointerMove: ({ currentTarget, pointerId, clientY }: PointerEvent) => {
      if (!moving || !currentTarget.hasPointerCapture(pointerId)) return;
      go(from, placeAt(clientY));
      // Near an end of the window it moves on under the pointer.
      scrollBy(0, clientY < 96 ? -12 : clientY > innerHeight - 96 ? 12 : 0);
    },
    onPointerUp: drop,
    onPointerCancel: () => setMoving(null),
    // The grip that was let go loses the focus after the next one is held.
    onBlur: () => setMoving((now) => (now?.from === from ? null : now)),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step && moving) go(from, moving.to + step);
      else if (event.key === "Escape" && moving) setMoving(null);
      else if (event.key !== "Enter" && event.key !== " ") return;
      else if (moving) drop();
      else go(from, from);
      event.preventDefault();
      event.stopPropagation();
    },
  });
  const to = moving && rows[moving.to];
  return {
    rows,
    gripOf,
    /** Where the row that is moved would be, in words. */
    said: moving && to?.place ? `${rows[moving.from]?.title}: place ${to.place.at} of ${to.place.of}` : "",
    isMoved: (index: number) => moving?.from === index || undefined,
    /** On which side of this row the one that is moved would be. */
    dropAt: (index: number) =>
      moving && index === moving.to && index !== moving.from
        ? index < moving.from
          ? "before"
          : "after"
        : undefined,
  };
}

/** The move that is on its way. */
function useSent(): Move | undefined {
  const { formData } = useNavigation();
  const to = v.safeParse(moveTo, formData?.get("to"));
  return to.success && formData?.get("intent") === "move"
    ? { id: String(formData.get("id")), to: to.output }
    : undefined;
}
