import { loginHeaders } from "@toadstool/openid";
import { useEffect } from "react";
import { tellOpener } from "@toadstool/openid/browser";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { rootData } from "#app/ui/page/page-meta.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/done-page.ts";
import styles from "./auth.module.css";

export const headers = () => loginHeaders;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: rootData(matches).words.login.done },
  { name: "robots", content: "noindex" },
];

/** The end of a login in a popup: notifies the page that opened it, and closes. */
export default function DonePage() {
  const words = useWords().login;
  useEffect(() => {
    tellOpener("logged_in");
    window.close();
  }, []);
  return (
    <main className={styles.page}>
      <h1>{words.doneTitle}</h1>
      <p>{words.doneLead}</p>
      <p className={styles.ways}>
        <Button onClick={() => window.close()} className="needs-script">
          {words.close}
        </Button>
        <ButtonLink to="/admin" look="quiet" reloadDocument>
          {words.toAdmin}
        </ButtonLink>
      </p>
    </main>
  );
}
