import type { createThemes } from "./create-themes.ts";

/** Answers the radios of a `ThemeChooser` that React does not look after, and shows the theme in use there. Returns what ends it. */
export function watchThemeChooser({
  current,
  watch,
  choose,
  restore,
}: ReturnType<typeof createThemes>): () => void {
  const radio = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name=theme][value="${name}"]`);
  const mark = () => {
    const shown = radio(current());
    if (shown) shown.checked = true;
  };
  const chosen = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.name === "theme") choose(target.value);
  };
  // The browser fills fields of a page that was reloaded or returned to.
  const returned = () => {
    restore();
    mark();
  };
  // The choice that was made before scripts ran.
  const early = document.querySelector<HTMLInputElement>("input[name=theme]:checked");
  if (early && !early.defaultChecked && early.value !== current()) choose(early.value);
  const stop = watch(mark);
  document.addEventListener("change", chosen);
  window.addEventListener("pageshow", returned);
  mark();
  return () => {
    stop();
    document.removeEventListener("change", chosen);
    window.removeEventListener("pageshow", returned);
  };
}
