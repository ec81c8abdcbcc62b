import { useState } from "react";

/** `refused` says what to do where the browser does not allow copying; `message` says what was done, for an `output`. */
export function useCopying(refused: string) {
  const [message, setMessage] = useState("");
  const copy = (text: string, copied: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setMessage(copied),
      () => setMessage(refused),
    );
  return { message, copy };
}
