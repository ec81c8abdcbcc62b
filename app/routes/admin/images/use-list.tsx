import { Link } from "react-router";
import type { ImageUse } from "#domain/media/usage/find-uses.server.ts";
import styles from "./images.module.css";

const called = { post: "Post", draft: "Draft", letter: "Letter", work: "Work", note: "Note", page: "Page" };

/** The texts and pages that show an image. */
export function UseList({ uses }: { uses: ImageUse[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, title, href, isDeleted }) => (
        <li key={`${kind} ${href} ${title}`}>
          <span className={styles.soft}>{called[kind]}</span>{" "}
          {isDeleted ? <span dir="auto">{title}, in the trash</span> : <Link to={href}>{title}</Link>}
        </li>
      ))}
    </ul>
  );
}
