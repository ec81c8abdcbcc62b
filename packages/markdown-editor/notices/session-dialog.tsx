import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import styles from "./notices.module.css";
import type { Controls } from "../host.ts";

/** How often the site is asked whether the owner is back, in milliseconds. */
const askAgain = 4_000;
/**
 * Milliseconds without a key press after which the dialog opens: any sooner, and it would catch keys meant for the text.
 */
const rest = 2_500;

interface SessionDialogProps extends Pick<Controls, "Button" | "Modal"> {
  isOpen: boolean;
  /** This device has a copy of the text. */
  isKept: boolean;
  /** How the login goes. */
  children?: ReactNode;
  /** Whether the author is logged in, as far as the site answers. */
  isLoggedIn: () => Promise<boolean>;
  onLogIn: () => void;
  onClose: () => void;
  /** The author is logged in again. */
  onBack: () => void;
}

/** Says that the session has ended, and lets the author log in beside the text. */
export function SessionDialog(props: SessionDialogProps) {
  const { isOpen, isKept, children, isLoggedIn, onLogIn, onClose, onBack, Button, Modal } = props;
  const hasRested = useRest();
  useReturn(isLoggedIn, onBack);
  return (
    <Modal open={isOpen && hasRested} title="You have been logged out" onClose={onClose}>
      <div className={styles.asked}>
        <p>
          {isKept
            ? "Your text is kept on this device. Log in again to save it."
            : "Your text is only on this page, so keep it open. Log in again to save it."}
        </p>
        {children}
        <div className={styles.choices}>
          <Button onClick={onLogIn}>Log in again</Button>
          <Button look="quiet" onClick={onClose}>
            Continue writing
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Once the keys have rested. */
function useRest(): boolean {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setRested(true), rest);
    };
    soon();
    window.addEventListener("keydown", soon, { capture: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("keydown", soon, { capture: true });
    };
  }, []);
  return hasRested;
}

/** Finds out itself: windows may be kept apart, and another tab may have logged in. */
function useReturn(isLoggedIn: () => Promise<boolean>, onBack: () => void) {
  const isBack = useEffectEvent(isLoggedIn);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if ((await isBack()) && !isOver) back();
    };
    const lookNow = () => void look();
    const asking = setInterval(lookNow, askAgain);
    window.addEventListener("focus", lookNow);
    return () => {
      isOver = true;
      clearInterval(asking);
      window.removeEventListener("focus", lookNow);
    };
  }, []);
}
