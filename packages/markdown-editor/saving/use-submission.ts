import { useState } from "react";
import type { Issue, SubmissionAnswer, Target } from "./autosave-state.ts";
import type { Saver } from "./saver.ts";
import type { TextFields } from "./text-fields.ts";

/** Why a submission came to nothing, for the author to correct. */
interface SubmissionTrouble {
  message: string;
  issues: Issue[];
}

interface SubmissionPorts<Submitted extends SubmissionAnswer> {
  /** Called before anything is sent. */
  onSend: () => void;
  send: (target: Target, text: TextFields) => Promise<Submitted>;
  onSent: (answer: Extract<Submitted, { type: "done" }>) => void;
}

/** Sends the text by a button. The page stays until that is done. */
export function useSubmission<Submitted extends SubmissionAnswer>(
  saver: Saver,
  ports: SubmissionPorts<Submitted>,
) {
  const [trouble, setTrouble] = useState<SubmissionTrouble | null>(null);
  /** A submission that met the end of the session is repeated after the login. */
  const [isUnheard, setUnheard] = useState(false);

  const submit = async () => {
    setTrouble(null);
    setUnheard(false);
    const answer = await saver.submit((text, target) => {
      ports.onSend();
      return ports.send(target, text);
    });
    if (answer?.type === "done") ports.onSent(answer as Extract<Submitted, { type: "done" }>);
    else if (answer?.type === "refused") setTrouble(answer);
    else if (answer?.type === "failed") setTrouble({ message: failedWords[answer.why], issues: [] });
    else if (answer?.type === "sessionEnded") setUnheard(true);
  };
  return { trouble, submit, submitUnheard: () => void (isUnheard && submit()) };
}

const failedWords = {
  offline: "No connection. Press the button again when you are online; it is safe to press it twice.",
  server:
    "The site could not do this just now. Press the button again in a moment; it is safe to press it twice.",
};
