import { usePopupLogin } from "#app/browser/identity/use-popup-login.ts";
import { Button } from "@toadstool/elements/forms/button";
import { PopupTrouble } from "#app/ui/screens/popup-trouble.tsx";
import styles from "./post-owner-tools.module.css";

/** What the owner finds on a post's page once her session has ended: the login, and the page stays where it is. */
export default function PostLogin() {
  const { isOpen, trouble, logIn } = usePopupLogin();
  return (
    <div className={styles.login}>
      <Button look="quiet" onClick={logIn} disabled={isOpen}>
        {isOpen ? "Log in in the window that has opened" : "Log in to edit"}
      </Button>
      <PopupTrouble trouble={trouble} />
    </div>
  );
}
