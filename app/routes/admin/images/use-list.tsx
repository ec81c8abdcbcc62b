import { Link } from "react-router";
import type { ImageUse } from "#domain/media/usage/find-uses.server.ts";
import shared from "../admin.module.css";

const called = { post: "Post", draft: "Draft", letter: "Letter", work: "Work", note: "Note", page: "Page" };

/** The texts and pages that show an image. */
export function UseList({ uses }: { uses: ImageUse[] }) {
  return (
    <ul className={shared.entries}>
      {uses.map(({ kind, title, href, isDeleted }) => (
        <li key={`${kind} ${href} ${title}`} className={shared.words}>
          <span className={shared.soft}>{called[kind]}</span>{" "}
          {isDeleted ? <span dir="auto">{title}, in the trash</span> : <Link to={href}>{title}</Link>}
        </li>
      ))}
    </ul>
  );
}
