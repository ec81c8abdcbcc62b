import { type ReactNode, useSyncExternalStore } from "react";
import type { Controls } from "../host.ts";
import type { Autosave } from "../saving/autosave-state.ts";
import styles from "./notices.module.css";
import { statusWords } from "./status-words.ts";

interface SavingStatusProps {
  state: Autosave;
  /** This device had space for the last copy. */
  isKept: boolean;
  /** The result of the save key, where the state of the text does not say it. */
  said: string;
  /** The notice that asks the author what to do with the text. */
  noticeId: string;
  Button: Controls["Button"];
  onLogIn: () => void;
  /** What precedes it. */
  children?: ReactNode;
}

/** Where the text is; and a way back in where the session has ended. */
export function SavingStatus(props: SavingStatusProps) {
  const { state, isKept, said, noticeId, Button, onLogIn, children } = props;
  const isOnline = useOnline();
  const { words, isTrouble } = statusWords(state, { isKept, isOnline });
  return (
    <div className={styles.status}>
      {children}
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
