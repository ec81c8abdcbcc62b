import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import type { RevisionReason, RevisionSummary } from "#domain/revisions/revision.ts";
import styles from "./revisions-page.module.css";

interface RevisionListProps {
  revisions: RevisionSummary[];
  version: number;
  words: number;
  /** Where the form that compares stands. */
  compareForm: string;
  from: string;
  to: string;
}

/** Each row has two knobs for the comparison, left for the earlier and right for the later text, and a way back. */
export function RevisionList({ revisions, version, words, compareForm, from, to }: RevisionListProps) {
  const knobs = (id: string, name: string) => (
    <span className={styles.knobs}>
      {id !== "now" && (
        <label>
          <input type="radio" form={compareForm} name="from" value={id} defaultChecked={id === from} />
          <span className="visually-hidden">Compare {name}</span>
          <span aria-hidden="true">from</span>
        </label>
      )}
      <label>
        <input type="radio" form={compareForm} name="to" value={id} defaultChecked={id === to} />
        <span className="visually-hidden">with {name}</span>
        <span aria-hidden="true">to</span>
      </label>
    </span>
  );
  return (
    <ol className={styles.list}>
      <li className={styles.row}>
        {knobs("now", "the text as it stands")}
        <span className={styles.what}>
          <strong>As it stands</strong>
          <span className={styles.hint}>{counted(words)}</span>
        </span>
      </li>
      {revisions.map((revision) => (
        <li key={revision.id} className={styles.row}>
          {knobs(revision.id, `the text left at ${revision.savedAt}`)}
          <span className={styles.what}>
            <span>
              {reasons[revision.reason]}, <Moment iso={revision.savedAt} />
            </span>
            <span className={styles.hint}>
              {counted(revision.words)} · {revision.title || "Untitled"}
            </span>
          </span>
          <Form method="post">
            <input type="hidden" name="revisionId" value={revision.id} />
            <input type="hidden" name="version" value={version} />
            <Button type="submit" look="quiet">
              Take this text back
            </Button>
          </Form>
        </li>
      ))}
    </ol>
  );
}

const reasons: Record<RevisionReason, string> = {
  published: "As it was published",
  replaced: "As it stood before a change",
  hour: "As it stood after an hour of writing",
  restored: "As it stood before an older text came back",
};

function counted(words: number): string {
  return words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`;
}
