import { stillMedia } from "@toadstool/media/showing";

/** Stops a moving picture or lets it go on: its stills are chosen for every reader, or for those alone who want them. */
export function pauseAtButton({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("button.picture-pause");
  if (!button) return;
  const isPaused = button.classList.toggle("is-paused");
  // The document brings both labels.
  const { ariaLabel } = button;
  button.ariaLabel = button.dataset.other ?? ariaLabel;
  button.dataset.other = ariaLabel ?? "";
  for (const source of button.parentElement?.querySelectorAll("source") ?? [])
    source.media = isPaused ? "all" : stillMedia;
}
