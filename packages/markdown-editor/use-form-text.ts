import { type RefObject, useEffect, useEffectEvent } from "react";
import { fillField } from "./fill-field.ts";

interface FormText {
  text: RefObject<HTMLTextAreaElement | null>;
  name: string;
  read: () => string;
  /** Whether something is on its way that belongs into the text. */
  isHeld: boolean;
  tell: (words: string) => void;
}

/** Puts the text into its form whenever that is sent, and holds back a form that would be sent without its files. */
export function useFormText({ text, name, read, isHeld, tell }: FormText): void {
  const give = useEffectEvent((event: FormDataEvent) => {
    if (event.target === text.current?.form) event.formData.set(name, read());
  });
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (!isHeld || event.target !== text.current?.form) return;
    event.preventDefault();
    event.stopPropagation();
    tell("A file is still uploading. Send the text when the upload has finished.");
  });
  // A page that is left and come back to finds its fields as they were.
  const keep = useEffectEvent(() => {
    if (text.current?.hidden) fillField(text.current, read());
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("formdata", (event) => give(event), { signal });
    // Before React's own listeners.
    document.addEventListener("submit", (event) => hold(event), { signal, capture: true });
    window.addEventListener("pagehide", () => keep(), { signal });
    return () => leaving.abort();
  }, []);
}
