import { useEffect } from "react";
import { stillMedia } from "@toadstool/media/showing";

/** Listens to the buttons of all moving pictures: many are in articles' HTML, which React did not render. */
export function usePausablePictures(): void {
  useEffect(() => {
    document.addEventListener("click", pauseAtButton);
    return () => document.removeEventListener("click", pauseAtButton);
  }, []);
}

/** Stops a picture or lets it go on: its stills are chosen for every reader, or for those alone who want them. */
function pauseAtButton({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("button.picture-pause");
  if (!button) return;
  const isPaused = button.classList.toggle("is-paused");
  button.ariaLabel = isPaused ? "Play the moving picture" : "Pause the moving picture";
  for (const source of button.parentElement?.querySelectorAll("source") ?? [])
    source.media = isPaused ? "all" : stillMedia;
}
