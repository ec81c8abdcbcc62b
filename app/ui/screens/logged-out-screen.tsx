import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { onIdentity } from "@toadstool/openid/browser";
import { usePopupLogin } from "#app/browser/identity/use-popup-login.ts";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import styles from "./error-screen.module.css";
import { Screen } from "./screen.tsx";
import { PopupTrouble } from "./popup-trouble.tsx";

/** What an admin's page leaves behind when the session ends in another tab; it comes back with the next login anywhere. */
export function LoggedOutScreen() {
  const { isOpen, trouble, logIn } = usePopupLogin();
  const { revalidate } = useRevalidator();
  useEffect(() => onIdentity("token-obtained", () => void revalidate()), [revalidate]);
  return (
    <Screen className={`${styles.screen} ${styles.message}`}>
      <title>You have been logged out</title>
      <h1 className={styles.title}>You have been logged out</h1>
      <p className={styles.words}>
        You logged out in another tab, or your session expired. Log in again to return to this page. What you
        typed in a form is kept on this device.
      </p>
      <PopupTrouble trouble={trouble} />
      <p className={styles.ways}>
        <Button onClick={logIn} disabled={isOpen}>
          Log in again
        </Button>
        <ButtonLink to="/" look="quiet" reloadDocument>
          Home
        </ButtonLink>
      </p>
    </Screen>
  );
}
