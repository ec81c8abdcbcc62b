import { Link } from "react-router";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { Begun } from "#domain/today/going-on.server.ts";
import shared from "../admin.module.css";
import { kindWords, placeOf } from "../calendar/address.ts";
import styles from "./today.module.css";

const begun: ListOf<Begun> = {
  one: "text",
  many: "texts and works",
  home: "/admin",
  section: { id: "go-on", title: "Go on with" },
  facts: ["Kind", "Changed"],
  row: ({ kind, id, title, updatedAt }) => ({
    id,
    title,
    // A letter that is not sent has its text elsewhere than one that is.
    to: kind === "letter" ? `/admin/email?letter=${id}` : placeOf({ kind, id }),
    facts: { Kind: kindWords[kind], Changed: <Moment iso={updatedAt} /> },
  }),
  empty: { title: "Nothing is begun.", words: <Link to="/admin/blog">Write something</Link> },
};

/** The texts and works that the owner was at last. */
export function GoOnWith({ texts, works }: { texts: Begun[]; works: Begun[] }) {
  const press = (
    <Link to="/admin/blog" className={`${shared.reach} ${styles.beside}`}>
      Write something new
    </Link>
  );
  return <List of={begun} items={[...texts, ...works]} press={press} />;
}
