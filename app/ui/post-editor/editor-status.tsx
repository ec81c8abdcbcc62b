import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { statusWords } from "./autosave-words.ts";
import { LengthNotice } from "./length-notice.tsx";
import styles from "./post-editor.module.css";
import type { useEditor } from "./use-editor.ts";

interface EditorStatusProps {
  editor: ReturnType<typeof useEditor>;
  /** What came of the save key, where the state of the text does not say it. */
  said: string;
  /** The notice that asks the author what to do with the text. */
  noticeId: string;
  onLogIn: () => void;
}

/** Where the text is; and a way back in where the session has ended. */
export function EditorStatus({ editor, said, noticeId, onLogIn }: EditorStatusProps) {
  const { state, copies } = editor;
  const isOnline = useOnline();
  const { words, isTrouble } = statusWords(state, { isKept: copies.isKept, isOnline });
  return (
    <div className={styles.whereabouts}>
      <LengthNotice editor={editor} />
      {/* Only trouble, and its end, is announced: saving goes on all the time. */}
      <output
        aria-live={isTrouble ? "polite" : "off"}
        className={styles.where}
        data-trouble={isTrouble || undefined}
      >
        {words}
      </output>
      <output className={styles.where}>{said}</output>
      {state.step.at === "sessionEnded" && (
        <Button look="quiet" onClick={onLogIn}>
          Log in again
        </Button>
      )}
      {(state.step.at === "conflict" || state.step.at === "gone") && (
        <Button look="quiet" onClick={() => lead(noticeId)}>
          Choose a version
        </Button>
      )}
    </div>
  );
}

function lead(noticeId: string): void {
  const notice = document.getElementById(noticeId);
  // Its reason comes before its choices, of which a low window shows not all.
  notice?.scrollIntoView({ block: "start" });
  notice?.focus({ preventScroll: true });
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (heard) => {
      window.addEventListener("online", heard);
      window.addEventListener("offline", heard);
      return () => {
        window.removeEventListener("online", heard);
        window.removeEventListener("offline", heard);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
