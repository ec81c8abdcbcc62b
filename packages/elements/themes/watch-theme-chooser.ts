import type { createThemes } from "./create-themes.ts";

/** Answers the radios of each `ThemeChooser` that React does not look after, and shows the theme in use there. Returns what ends it. */
export function watchThemeChooser({
  current,
  watch,
  choose,
  restore,
}: ReturnType<typeof createThemes>): () => void {
  const radios = () => [...document.querySelectorAll<HTMLInputElement>("[data-themes] input")];
  const mark = () => {
    for (const radio of radios()) radio.checked = radio.value === current();
  };
  const chosen = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.closest("[data-themes]")) choose(target.value);
  };
  // The browser fills fields of a page that was reloaded or returned to.
  const returned = () => {
    restore();
    mark();
  };
  // The choice that was made before scripts ran.
  const early = radios().find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (early && early.value !== current()) choose(early.value);
  else restore();
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
