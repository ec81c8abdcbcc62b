import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Autosave, isUnsaved, type Target } from "./autosave-state.ts";
import { createSaver, type SaverPorts } from "./saver.ts";
import { isVeryText, type TextFields } from "./text-fields.ts";

interface Start {
  target: Target;
  /** The text that the server holds. */
  stored: TextFields;
  /** The text that the editor opens with. */
  text: TextFields;
}

/** Saves the text of an editor automatically while the editor is on the page. */
export function useSaver(start: Start, ports: SaverPorts) {
  const latest = useRef(ports);
  useLayoutEffect(() => void (latest.current = ports));
  const [saver] = useState(() =>
    createSaver(start.target, start.stored, {
      read: () => latest.current.read(),
      save: (target, text) => latest.current.save(target, text),
      restore: (target) => latest.current.restore(target),
      adopt: (id) => latest.current.adopt(id),
      onSaved: () => latest.current.onSaved(),
      takeText: (text) => latest.current.takeText(text),
    }),
  );
  const state = useSyncExternalStore(
    saver.subscribe,
    () => shownOf(saver.state()),
    () => shownOf(saver.state()),
  );

  useEffect(() => {
    const stop = saver.start();
    const goOnline = () => saver.send({ type: "online" });
    window.addEventListener("online", goOnline);
    return () => {
      window.removeEventListener("online", goOnline);
      stop();
    };
  }, [saver]);
  // A form came back with text that the server does not hold.
  useEffect(() => {
    const isTyped = !isVeryText(start.text, start.stored) && saver.state().edits === 0;
    if (isTyped) saver.send({ type: "edited", at: Date.now() });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, at the start
  }, [saver]);
  return { saver, state };
}

/** The last state of each machine that was rendered: typing a letter changes nothing that is shown. */
const shown = new WeakMap<TextFields, Autosave>();

function shownOf(state: Autosave): Autosave {
  const before = shown.get(state.held);
  const isSame =
    before?.step === state.step &&
    before.target === state.target &&
    before.savedAt === state.savedAt &&
    isUnsaved(before) === isUnsaved(state);
  if (isSame) return before;
  shown.set(state.held, state);
  return state;
}
