import { loginHeaders } from "@toadstool/openid";
import { useEffect } from "react";
import { tellOpener } from "@toadstool/openid/browser";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import styles from "./auth.module.css";

export const headers = () => loginHeaders;

export function meta() {
  return [{ title: "Logged in" }, { name: "robots", content: "noindex" }];
}

/** The end of a login in a popup: notifies the page that opened it, and closes. */
export default function DonePage() {
  useEffect(() => {
    tellOpener("logged_in");
    window.close();
  }, []);
  return (
    <main className={styles.page}>
      <h1>You are logged in</h1>
      <p>You can close this window and continue where you were.</p>
      <p className={styles.ways}>
        <Button onClick={() => window.close()} className="needs-script">
          Close this window
        </Button>
        <ButtonLink to="/admin" look="quiet" reloadDocument>
          Go to the admin
        </ButtonLink>
      </p>
    </main>
  );
}
