import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Location, useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import type { Target } from "@toadstool/markdown-editor/saving";
import type { Workplace } from "./editor-mode.ts";
import styles from "./post-editor.module.css";

interface LeaveGuardProps {
  workplace: Workplace;
  target: Target;
  isUnsaved: boolean;
  /** The same at this very moment, which may not have been shown yet. */
  isUnsavedNow: () => boolean;
  /** The page is being left by one of its own buttons. */
  isLeaving: () => boolean;
  /** Answers whether everything is saved. */
  save: () => Promise<boolean>;
  keep: () => void;
}

/** Asks before the page is left, where something is not saved, and never else. */
export function LeaveGuard({
  workplace,
  target,
  isUnsaved,
  isUnsavedNow,
  isLeaving,
  save,
  keep,
}: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsavedNow() && !isLeaving() && !staysOpen(workplace, target, currentLocation, nextLocation),
  );
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
  const asked = blocker.state === "blocked" ? blocker.location.key : null;
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
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) leave();
    else stay();
  };
  return (
    <Modal open={isAsking} title="Leave this page?" onClose={stay}>
      {isAsking && (
        <div className={styles.asked}>
          <p>
            {target.kind === "post"
              ? "Your changes are not published yet; “Update post” publishes them. If you leave, they are kept on this device and offered again."
              : "Your latest changes are not saved yet. If you leave without saving, they are kept on this device and offered again."}
          </p>
          <div className={styles.choices}>
            {target.kind !== "post" && (
              <Button disabled={isSaving} onClick={() => void saveAndLeave()}>
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

/** Whether the same text is open there. */
function staysOpen({ opens }: Workplace, target: Target, from: Location, to: Location): boolean {
  if (from.pathname.replace(/\/$/, "") !== to.pathname.replace(/\/$/, "")) return false;
  const there = new URLSearchParams(to.search);
  if (target.kind === "new") return !there.has(opens) && !there.has("post");
  if (target.kind === "draft") return there.get(opens) === target.id;
  return there.get("post") === target.id || there.has("edit");
}
