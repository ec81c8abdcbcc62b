import { onIdentity } from "@toadstool/openid/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { debounce } from "#app/browser/debounce.ts";
import { usePopupLogin } from "#app/browser/identity/use-popup-login.ts";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { PopupTrouble } from "#app/ui/screens/popup-trouble.tsx";
import styles from "./post-editor.module.css";
import { isLoggedIn } from "./editor-api.ts";

/** How often the site is asked whether the owner is back, in milliseconds. */
const askAgain = 4_000;
/**
 * How long no key must be pressed before the dialog opens, in milliseconds: it would take the keys of an author
 * who is still typing.
 */
const rest = 2_500;

interface SessionDialogProps {
  isOpen: boolean;
  /** This device has a copy of the text. */
  isKept: boolean;
  onClose: () => void;
  onBack: () => void;
}

/** Says that the session has ended, and lets the author log in beside the text. */
export function SessionDialog({ isOpen, isKept, onClose, onBack }: SessionDialogProps) {
  const { isOpen: isLoggingIn, trouble, logIn } = usePopupLogin();
  const hasRested = useRest();
  useReturn(onBack);
  return (
    <Modal open={isOpen && hasRested} title="You have been logged out" onClose={onClose}>
      <div className={styles.asked}>
        <p>
          {isKept
            ? "Your text is kept on this device. Log in again to save it."
            : "Your text is only on this page, so keep it open. Log in again to save it."}
        </p>
        <PopupTrouble trouble={trouble} />
        {isLoggingIn && <output>Log in in the window that has opened. Your text will still be here.</output>}
        <div className={styles.choices}>
          <Button onClick={logIn}>Log in again</Button>
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
    const soon = debounce(() => setRested(true), rest);
    soon();
    window.addEventListener("keydown", soon, { capture: true });
    return () => {
      soon.cancel();
      window.removeEventListener("keydown", soon, { capture: true });
    };
  }, []);
  return hasRested;
}

/**
 * Waits for the login's message from its window, or finds out itself: windows may be kept apart, and another tab
 * may have logged in.
 */
function useReturn(onBack: () => void) {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      if ((await isLoggedIn()) && !isOver) back();
    };
    const asking = setInterval(() => void look(), askAgain);
    const lookNow = () => void look();
    window.addEventListener("focus", lookNow);
    const deafen = onIdentity("token-obtained", () => back());
    return () => {
      isOver = true;
      clearInterval(asking);
      window.removeEventListener("focus", lookNow);
      deafen();
    };
  }, []);
}
