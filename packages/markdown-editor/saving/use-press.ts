import type { Issue, Saver } from "@toadstool/markdown-editor/saving";
import { useState } from "react";
import { publishText, type PublishedPost } from "./editor-api.ts";

/** Why a press came to nothing, for the author to correct. */
export interface PressTrouble {
  message: string;
  issues: Issue[];
}

interface Publishing {
  saver: Saver;
  /** Goes with what makes a post, so that two presses make one. */
  publishKey: string;
  /** Called before anything is sent. */
  onSend: () => void;
  /** Called with the post as it then is; `isNew` where it was not published before. */
  onDone: (post: PublishedPost, isNew: boolean) => void;
}

/** Publishes the text or updates its post. The page stays until that is done. */
export function usePublishing({ saver, publishKey, onSend, onDone }: Publishing) {
  const [trouble, setTrouble] = useState<PressTrouble | null>(null);
  /** A press that met the end of the session is repeated after the login. */
  const [isUnheard, setUnheard] = useState(false);

  const press = async () => {
    setTrouble(null);
    setUnheard(false);
    const answer = await saver.press((text, target) => {
      onSend();
      return publishText(target, text, publishKey);
    });
    if (answer?.type === "done") onDone(answer.post, answer.isNew);
    else if (answer?.type === "refused") setTrouble(answer);
    else if (answer?.type === "failed") setTrouble({ message: failedWords[answer.why], issues: [] });
    else if (answer?.type === "sessionEnded") setUnheard(true);
  };
  return { trouble, press, pressUnheard: () => void (isUnheard && press()) };
}

const failedWords = {
  offline: "No connection. Press the button again when you are online; it is safe to press it twice.",
  server:
    "The site could not do this just now. Press the button again in a moment; it is safe to press it twice.",
};
