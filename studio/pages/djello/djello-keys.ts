import { useEffect } from "react";
import { type Djello, voices } from "../../djello/djello.ts";

/** Letters hit the jellies (with Shift: harder), and Space plays and stops where nothing else wants it. */
export function useDrumKeys(model: Djello, keysPlay: boolean): void {
  useEffect(() => {
    if (!keysPlay) return undefined;
    function play(event: KeyboardEvent) {
      const { key, target, repeat, ctrlKey, metaKey, altKey } = event;
      if (repeat || ctrlKey || metaKey || altKey || event.defaultPrevented || isTypedInto(target)) return;
      const voice = voices.findIndex((voice) => voice.key === key.toLowerCase());
      if (voice >= 0) model.hit(voice, event.shiftKey ? 2 : 1);
      if (key === " " && target === document.body) {
        event.preventDefault();
        if (model.getSnapshot().playing) model.stop();
        else model.play();
      }
    }
    window.addEventListener("keydown", play);
    return () => window.removeEventListener("keydown", play);
  }, [model, keysPlay]);
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("textarea, select, input:not([type=range], [type=checkbox], [type=radio])"))
  );
}
