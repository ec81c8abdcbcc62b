import { useState } from "react";

/** `noun` is what the person selects where the browser does not allow copying; `message` says what was done, for an `output`. */
export function useCopying(noun: string) {
  const [message, setMessage] = useState("");
  const copy = (text: string, words = "Copied.") =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage(words),
      () => setMessage(`This browser does not allow copying. Select the ${noun} and copy it yourself.`),
    );
  return { message, copy };
}
