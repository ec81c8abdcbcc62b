import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { Begun } from "#domain/today/going-on.server.ts";
import { Section } from "../admin-main.tsx";
import { kindWords, placeOf } from "../calendar/address.ts";
import styles from "./today.module.css";

/** The texts and works that the owner was at last. */
export function GoOnWith({ texts, works }: { texts: Begun[]; works: Begun[] }) {
  const begun = [...texts, ...works];
  return (
    <Section
      id="go-on"
      title="Go on with"
      beside={
        <Link to="/admin/blog" className={styles.beside}>
          Write something new
        </Link>
      }
    >
      {begun.length === 0 ? (
        <p className={styles.soft}>Nothing is begun.</p>
      ) : (
        <ul className={styles.rows}>
          {begun.map(({ kind, id, title, updatedAt }) => (
            <li key={id} className={styles.row}>
              <Link to={placeOfBegun({ kind, id })} dir="auto" className={styles.title}>
                {title || "Untitled"}
              </Link>
              <span className={styles.soft}>
                {kindWords[kind]} · <Moment iso={updatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A letter that is not sent has its text elsewhere than one that is. */
function placeOfBegun({ kind, id }: Pick<Begun, "kind" | "id">): string {
  return kind === "letter" ? `/admin/email?letter=${id}` : placeOf({ kind, id });
}
