import { type FocusEvent, useLayoutEffect, useRef } from "react";

const slide = { duration: 320, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** A print that changes its place slides along the line, and keeps the focus, which moving its element would lose. */
export function useSliding(at: number) {
  const item = useRef<HTMLLIElement>(null);
  const focused = useRef<HTMLElement>(null);
  const before = useRef({ at, left: 0, top: 0 });
  useLayoutEffect(() => {
    const { current: print } = item;
    if (!print) return;
    const { offsetLeft: left, offsetTop: top } = print;
    const was = before.current;
    before.current = { at, left, top };
    if (was.at === at) return;
    if (document.activeElement === document.body) focused.current?.focus();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    print.animate({ translate: [`${was.left - left}px ${was.top - top}px`, "0 0"] }, slide);
  });
  return {
    ref: item,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => void (focused.current = target),
    onBlur: ({ relatedTarget }: FocusEvent) => void (relatedTarget && (focused.current = null)),
  };
}
