import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from "react";
import { readingKey } from "@toadstool/elements/behaviour/reading-direction";
import type { OverPage } from "./use-over-page.ts";

interface KeyOptions {
  /** Elements within that handle keys themselves. */
  keepsKeys: string;
  /** Whether the key was meant for what is shown; otherwise the arrows turn to what is beside it. */
  takeKey: (key: string) => boolean;
}

/**
 * The properties of a `<dialog>` that the document has open, without scripts too: it becomes a modal one, which keeps the page
 * below from scrolling. Its keys are also those that are pressed while nothing has the focus, as in the moments in which the page
 * below gives it up.
 */
export function useOverDialog(way: OverPage, options: KeyOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const hear = useEffectEvent((event: KeyboardEvent) => turnByKey(event, way, options));
  useLayoutEffect(() => {
    const dialog = ref.current;
    // Removed without closing it, because closing would fire an event that the visitor did not cause.
    dialog?.removeAttribute("open");
    dialog?.showModal();
    dialog?.focus({ preventScroll: true });
    const hearKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (target === document.body || (target instanceof Node && dialog?.contains(target))) hear(event);
    };
    document.addEventListener("keydown", hearKey);
    return () => document.removeEventListener("keydown", hearKey);
  }, []);
  return {
    ref,
    open: true,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      way.close();
    },
    // The browser may insist on closing what its page would keep open.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!event.currentTarget.open) way.close();
    },
  };
}

const ways: Record<string, ((way: Pick<OverPage, "toPrevious" | "toNext">) => void) | undefined> = {
  ArrowLeft: (way) => way.toPrevious(),
  ArrowRight: (way) => way.toNext(),
};

export function turnByKey(
  event: KeyboardEvent,
  way: Pick<OverPage, "toPrevious" | "toNext">,
  { keepsKeys, takeKey }: KeyOptions,
) {
  const { key, target } = event;
  const isElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
  if (isElsewhere || (target as Element).closest(keepsKeys)) return;
  if (takeKey(key)) return event.preventDefault();
  return ways[readingKey(key, target as Element)]?.(way);
}
