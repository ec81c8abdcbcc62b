import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

/** The arrow keys lead to the works beside, wherever the keyboard is and does nothing with them itself. */
export function useSeriesKeys(previous: string, next: string): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (to === undefined || event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]"))
      return;
    event.preventDefault();
    void navigate(to);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, []);
}
