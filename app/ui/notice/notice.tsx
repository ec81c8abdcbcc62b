import { FormButton } from "@toadstool/elements/forms/form-button";
import { Link } from "react-router";
import type { Notice } from "#app/notice.ts";
import styles from "./notice.module.css";

/** Says what the last press has done, with the way to it and the way back. */
export function NoticeShown({ words, link, undo }: Notice) {
  return (
    <section className={styles.notice} aria-label="Notice">
      <output dir="auto">{words}</output>
      {link && (
        <Link to={link.to} dir="auto">
          {link.words}
        </Link>
      )}
      {undo && (
        <FormButton {...undo} look="quiet" preventScrollReset>
          Undo
        </FormButton>
      )}
    </section>
  );
}
