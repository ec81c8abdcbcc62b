/** How a text is looked at while it is written. */
export type View = "write" | "split" | "preview" | "source";

export const views: { value: View; words: string }[] = [
  { value: "write", words: "Write" },
  { value: "split", words: "Split" },
  { value: "preview", words: "Preview" },
  { value: "source", words: "Markdown" },
];

/** Whether a text is written as Markdown in this view. */
export const isSource = (view: View) => view === "source" || view === "split";

const key = "editor-view";

/** The one that was chosen last on this device. */
export function firstView(): View {
  try {
    const kept = localStorage.getItem(key);
    const known = views.find(({ value }) => value === kept);
    if (known) return known.value === "preview" ? "write" : known.value;
  } catch {
    // Without storage each text begins alike.
  }
  return "write";
}

export function keepView(view: View): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // It is not needed.
  }
}
