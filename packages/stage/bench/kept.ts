import type { StudyModel } from "../shaders/index.ts";

interface Kept {
  /** Null where it is the study's own: that may be a better one by the next time. */
  code: string | null;
  sliders: Record<string, number>;
  inks: Record<string, string>;
}

/** Restores the changes that were made in this tab before. */
export function keptStudy(key: string, model: StudyModel): void {
  const kept = read(key);
  if (!kept) return;
  if (kept.code !== null) model.write(kept.code);
  for (const { uniform, min, max } of model.study.sliders) {
    const value = kept.sliders[uniform];
    if (typeof value === "number" && value >= min && value <= max) model.slide(uniform, value);
  }
  for (const { uniform } of model.study.inks) {
    const ink = kept.inks[uniform];
    if (ink !== undefined && Object.hasOwn(model.study.palette, ink)) model.ink(uniform, ink);
  }
}

/** Keeps changes until this tab is closed; returns a function that stops this. */
export function keepStudy(key: string, model: StudyModel): () => void {
  return model.subscribe(() => {
    const { code: written, sliders, inks } = model.getSnapshot();
    const code = written === model.study.source ? null : written;
    try {
      sessionStorage.setItem(key, JSON.stringify({ code, sliders, inks } satisfies Kept));
    } catch {
      // Storage is off: the page is all there is.
    }
  });
}

function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Kept> | null;
    return kept?.code !== undefined && kept.sliders && kept.inks ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
