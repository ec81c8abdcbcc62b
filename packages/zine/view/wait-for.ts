/** The sheet of a picture shows the number of its page (picture.module.css) until the picture is loaded or has failed. */
export function waitFor(picture: HTMLImageElement | null): void {
  const sheet = picture?.parentElement;
  if (!picture || !sheet || picture.complete) return;
  sheet.dataset.waits = picture.dataset.page;
  const end = () => delete sheet.dataset.waits;
  for (const ending of ["load", "error"]) picture.addEventListener(ending, end, { once: true });
}
