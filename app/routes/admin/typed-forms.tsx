import { useEffect } from "react";
import { Link, useBlocker } from "react-router";
import { LeaveGuard } from "@toadstool/markdown-editor/notices";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Modal } from "@toadstool/elements/dialog/modal";
import { Button } from "@toadstool/elements/forms/button";
import { onIdentity } from "@toadstool/openid/browser";
import { usePopupLogin } from "#app/browser/identity/use-popup-login.ts";
import { holdsTyping, sent } from "#app/browser/typed-forms/typed-forms.ts";
import { useTypedForms } from "#app/browser/typed-forms/use-typed-forms.ts";
import { PopupTrouble } from "#app/ui/screens/popup-trouble.tsx";
import shared from "./admin.module.css";
import styles from "./typed-forms.module.css";

/** Nothing that the owner types into a form is lost, whatever becomes of the page or the session. */
export function TypedForms() {
  const { found, left, restore, discard, isKept, hasEnded, closeEnded } = useTypedForms();
  return (
    <>
      {found.length > 0 && (
        <section aria-label="Text kept on this device" className={styles.found}>
          <output>Something that you typed on this page before was not saved.</output>
          <div className={shared.buttons}>
            <Button onClick={restore}>Restore it</Button>
            <Asked summary="Discard it…">
              <p>It is kept on this device alone.</p>
              <Button look="danger" onClick={discard}>
                Discard it
              </Button>
            </Asked>
          </div>
        </section>
      )}
      {left && (
        <section aria-label="Text that you left" className={`${styles.found} ${styles.left}`}>
          <output>What you typed on the page before is not saved. It is kept on this device.</output>
          <Link to={left}>Go back to it</Link>
        </section>
      )}
      {!isKept && <NotKept />}
      <Modal open={hasEnded} title="You have been logged out" onClose={closeEnded}>
        {hasEnded && <LoggingIn isKept={isKept} onBack={closeEnded} />}
      </Modal>
    </>
  );
}

/** Where this device keeps nothing, leaving the page would lose what is typed. */
function NotKept() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holdsTyping() && sent.size === 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveGuard
      blocker={blocker}
      isUnsaved
      isLeaving={() => !holdsTyping() || sent.size > 0}
      question="What you typed is not saved, and this browser keeps nothing on this device. If you leave, it is lost."
      keep={() => undefined}
      Button={Button}
      Modal={Modal}
    />
  );
}

function LoggingIn({ isKept, onBack }: { isKept: boolean; onBack: () => void }) {
  const { isOpen, trouble, logIn } = usePopupLogin();
  useEffect(() => onIdentity("token-obtained", onBack), [onBack]);
  return (
    <div className={`${shared.section} ${styles.ended}`}>
      <p>
        Nothing was sent.{" "}
        {isKept
          ? "What you typed is still on this page, and is kept on this device."
          : "What you typed is only on this page, so keep it open."}{" "}
        Log in again, then press the button once more.
      </p>
      <PopupTrouble trouble={trouble} />
      {isOpen && <output>Log in in the window that has opened. Your text will still be here.</output>}
      <div className={shared.buttons}>
        <Button onClick={logIn}>Log in again</Button>
        <Button look="quiet" onClick={onBack}>
          Not now
        </Button>
      </div>
    </div>
  );
}
