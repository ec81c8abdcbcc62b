import { useState } from "react";
import type { Issue } from "#domain/outcome.ts";
import type { HeldText, PressAnswer, Target } from "@toadstool/markdown-editor/saving/autosave-state.ts";
import type { EditorText } from "./editor-text.ts";
import type { Saver } from "@toadstool/markdown-editor/saving/saver.ts";
import { findHeld, sendForm } from "./saving-calls.ts";

export type Intent = "publish-post" | "publish-draft" | "update-post";

/** Why a press came to nothing, for the author to mend. */
export interface PressTrouble {
  message: string;
  issues: Issue[];
}

interface Pressing {
  saver: Saver;
  /** Goes with what makes a post, so that two presses make one. */
  publishKey: string;
  /** Before anything is sent. */
  onSend: () => void;
  onDone: (goTo: string) => void;
}

/** Sends what the editor's buttons send, and tells what became of it. The page stays until it is done. */
export function usePressing({ saver, publishKey, onSend, onDone }: Pressing) {
  const [trouble, setTrouble] = useState<PressTrouble | null>(null);
  /** A press that met the end of the session is made good after it. */
  const [unheard, setUnheard] = useState<Intent | null>(null);

  const press = async (intent: Intent) => {
    setTrouble(null);
    setUnheard(null);
    let goTo = "";
    const answer = await saver.press(async (text, target) => {
      onSend();
      const sent = await sendForm(formOf(intent, text, target, publishKey));
      goTo = sent.goTo ?? "";
      return sent.refusal?.code === "changed_elsewhere" ? metBy(target) : sent;
    });
    if (answer?.type === "done") onDone(goTo);
    else if (answer?.type === "refused") setTrouble(answer);
    else if (answer?.type === "failed") setTrouble({ message: failedWords[answer.why], issues: [] });
    else if (answer?.type === "sessionEnded") setUnheard(intent);
  };
  return {
    trouble,
    press,
    pressUnheard: () => void (unheard && press(unheard)),
    forget: () => setTrouble(null),
  };
}

const failedWords = {
  offline: "No connection. Press the button again when you are online; it is safe to press it twice.",
  server:
    "The site could not do this just now. Press the button again in a moment; it is safe to press it twice.",
};

async function metBy(target: Target): Promise<PressAnswer> {
  const theirs: HeldText | null = await findHeld(target);
  return theirs ? { type: "conflict", theirs } : { type: "failed", why: "server" };
}

function formOf(intent: Intent, text: EditorText, target: Target, publishKey: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(text)) form.set(name, value);
  form.set("intent", intent);
  form.set("publishKey", publishKey);
  form.set("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  form.set("datetime", localNow());
  if (target.kind !== "new") {
    form.set("id", target.id);
    form.set("version", String(target.version));
  }
  return form;
}

/** 'YYYY-MM-DD HH:MM:SS' on the author's clock. */
export function localNow(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace("T", " ");
}
