import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent } from "react";

interface DroppedFiles {
  /** False where the tools that take files have not come. */
  take: (files: File[]) => boolean;
  tell: (words: string) => void;
}

/**
 * Files that come to the field of markdown are taken as they are on the surface; one that is dropped beside the text
 * does not take its place: a browser would leave the page and open it.
 */
export function useDroppedFiles({ take, tell }: DroppedFiles) {
  const beside = useEffectEvent((event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files") || isFileField(event.target))
      return;
    event.preventDefault();
    if (event.type === "drop") tell("Drop files onto the text to upload them.");
  });
  useEffect(() => {
    const leaving = new AbortController();
    for (const type of ["dragover", "drop"] as const)
      window.addEventListener(type, (event) => beside(event), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  const bring = (event: { preventDefault: () => void }, files: File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    if (!take(files)) tell("The editor is still loading. Drop or paste the file again in a moment.");
  };
  return {
    onDrop: (event: DragEvent) => bring(event, [...event.dataTransfer.files]),
    onPaste: (event: ClipboardEvent) => {
      // A copied paragraph may bring a picture of itself along: words are words.
      const { types, files } = event.clipboardData;
      if (!types.includes("text/plain")) bring(event, [...files]);
    },
  };
}

function isFileField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === "file";
}
