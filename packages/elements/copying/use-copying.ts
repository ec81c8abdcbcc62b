import { useState } from "react";

/** `noun` is what the person selects where the browser does not allow copying; `told` is the message for an `output`. */
export function useCopying(noun: string) {
  const [told, setTold] = useState("");
  const copy = (text: string, words = "Copied.") =>
    void navigator.clipboard.writeText(text).then(
      () => setTold(words),
      () => setTold(`This browser does not allow copying. Select the ${noun} and copy it yourself.`),
    );
  return { told, copy };
}
