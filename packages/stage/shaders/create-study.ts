import { importAgain } from "@toadstool/elements/behaviour/import-again";
import type { ShaderStudy, StudyModel, StudyPrinter, StudyState } from "./study.ts";

/** Holds a study for its page and its piece; changes made by either reach both. */
export function createStudy(study: ShaderStudy): StudyModel {
  const listeners = new Set<() => void>();
  let printer: StudyPrinter | null = null;
  let state: StudyState = {
    code: study.source,
    ...valuesOf(study),
    problems: [],
    drawn: false,
    capturing: false,
  };

  function change(changed: Partial<StudyState>) {
    state = { ...state, ...changed };
    listeners.forEach((listener) => listener());
  }

  const model: StudyModel = {
    study,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    getSnapshot: () => state,
    write: (code) => code !== state.code && change({ code }),
    slide: (uniform, value) => change({ sliders: { ...state.sliders, [uniform]: value } }),
    ink: (uniform, ink) => change({ inks: { ...state.inks, [uniform]: ink } }),
    resetValues: () => change(valuesOf(study)),
    report: (problems) => change({ problems }),
    attach(newPrinter) {
      printer = newPrinter;
      change({ drawn: true });
      return () => {
        if (printer !== newPrinter) return;
        printer = null;
        change({ drawn: false });
      };
    },
    async still(size, seed) {
      if (printer) return printer.still(size);
      const { takeStill } = await importAgain(() => import("./captures.client.ts"));
      return takeStill(model, size, seed);
    },
    async loop(size, seed, progress, signal) {
      change({ capturing: true });
      try {
        const { takeLoop } = await importAgain(() => import("./captures.client.ts"));
        const film = await takeLoop(model, size, seed, progress, signal);
        // The encoder's last steps cannot be interrupted.
        signal.throwIfAborted();
        return film;
      } finally {
        change({ capturing: false });
      }
    },
  };
  return model;
}

function valuesOf({ sliders, inks }: ShaderStudy): Pick<StudyState, "sliders" | "inks"> {
  return {
    sliders: Object.fromEntries(sliders.map(({ uniform, value }) => [uniform, value])),
    inks: Object.fromEntries(inks.map(({ uniform, value }) => [uniform, value])),
  };
}
