import { useEffect } from "react";
import { tellLoggedIn } from "#app/browser/login-again.ts";
import styles from "./auth.module.css";

export function meta() {
  return [{ title: "Logged in" }, { name: "robots", content: "noindex" }];
}

/** Where a login beside an open editor ends: it tells the editor, and goes. */
export default function DonePage() {
  useEffect(() => {
    tellLoggedIn();
    window.close();
  }, []);
  return (
    <main className={styles.page}>
      <h1>You are logged in</h1>
      <p>Close this window and go on writing: your text is saved now.</p>
    </main>
  );
}
