import { useState } from "react";
import type { Issue, PressAnswer, Target } from "./autosave-state.ts";
import type { Saver } from "./saver.ts";
import type { TextFields } from "./text-fields.ts";

/** Why a press came to nothing, for the author to correct. */
interface PressTrouble {
  message: string;
  issues: Issue[];
}

interface PressPorts<Pressed extends PressAnswer> {
  /** Called before anything is sent. */
  onSend: () => void;
  send: (target: Target, text: TextFields) => Promise<Pressed>;
  onSent: (answer: Extract<Pressed, { type: "done" }>) => void;
}

/** Sends the text by a button. The page stays until that is done. */
export function usePress<Pressed extends PressAnswer>(saver: Saver, ports: PressPorts<Pressed>) {
  const [trouble, setTrouble] = useState<PressTrouble | null>(null);
  /** A press that met the end of the session is repeated after the login. */
  const [isUnheard, setUnheard] = useState(false);

  const press = async () => {
    setTrouble(null);
    setUnheard(false);
    const answer = await saver.press((text, target) => {
      ports.onSend();
      return ports.send(target, text);
    });
    if (answer?.type === "done") ports.onSent(answer as Extract<Pressed, { type: "done" }>);
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
