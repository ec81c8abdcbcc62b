import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Controls } from "../host.ts";
import styles from "./notices.module.css";

/** A navigation that the page's router holds up, as React Router's `useBlocker` returns it. */
interface Blocker {
  state: string;
  location?: { key: string };
  proceed?: () => void;
  reset?: () => void;
}

interface LeaveGuardProps extends Pick<Controls, "Button" | "Modal"> {
  /** Blocked while something is unsaved. */
  blocker: Blocker;
  isUnsaved: boolean;
  /** The page is being left by one of its own buttons. */
  isLeaving: () => boolean;
  /** What leaving would mean. */
  question: string;
  /** Returns whether everything is saved; not given where leaving cannot save. */
  save?: () => Promise<boolean>;
  /** Keeps the text on this device. */
  keep: () => void;
}

/** Asks before the page is left, where something is not saved, and never else. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { blocker, isUnsaved, isLeaving, question, save, keep, Button, Modal } = props;
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isLeaving()) event.preventDefault();
  });
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const heard = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener("beforeunload", heard);
    return () => window.removeEventListener("beforeunload", heard);
  }, [isUnsaved]);

  // The router reports an answer later; the dialog closes at once.
  const [answered, setAnswered] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const asked = blocker.state === "blocked" ? (blocker.location?.key ?? null) : null;
  const isAsking = asked !== null && asked !== answered;
  /** The question may have been answered during a save. */
  const last = useRef<string | null>(null);
  const answer = (): boolean => {
    const isFirst = asked !== null && last.current !== asked;
    last.current = asked;
    setAnswered(asked);
    return isFirst;
  };
  const stay = () => void (answer() && blocker.reset?.());
  const leave = () => {
    if (!answer()) return;
    keep();
    blocker.proceed?.();
  };
  const saveAndLeave = async (saving: () => Promise<boolean>) => {
    setSaving(true);
    const isSaved = await saving();
    setSaving(false);
    if (isSaved) leave();
    else stay();
  };
  return (
    <Modal open={isAsking} title="Leave this page?" onClose={stay}>
      {isAsking && (
        <div className={styles.asked}>
          <p>{question}</p>
          <div className={styles.choices}>
            {save && (
              <Button disabled={isSaving} onClick={() => void saveAndLeave(save)}>
                {isSaving ? "Saving…" : "Save and leave"}
              </Button>
            )}
            <Button look="quiet" onClick={stay}>
              Stay
            </Button>
            <Button look="quiet" onClick={leave}>
              Leave
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
