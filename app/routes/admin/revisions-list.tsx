import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Moment, useOwnZone } from "#app/ui/moment.tsx";
import type { RevisionReason, RevisionSummary } from "#domain/revisions/revision.ts";
import { wordCount } from "./blog-words.ts";
import styles from "./revisions-page.module.css";

interface RevisionListProps {
  revisions: RevisionSummary[];
  text: { version: number; words: number };
  /** What is being compared. */
  from: string;
  to: string;
  view: string;
}

/** The text as it stands, then what it was, newest first: each to be compared and to be taken back. */
export function RevisionList({ revisions, text, from, to, view }: RevisionListProps) {
  const compare = (one: string, other: string) =>
    `?${new URLSearchParams({ from: one, to: other, view }).toString()}#compared`;
  return (
    <ol className={styles.list}>
      <li className={styles.row} data-compared={to === "now" || undefined}>
        <p className={styles.when}>As it stands</p>
        <p className={styles.hint}>{wordCount(text.words)}</p>
      </li>
      {revisions.map(({ id, reason, savedAt, words, title }, index) => {
        const before = revisions[index + 1]?.id;
        return (
          <li key={id} className={styles.row} data-compared={id === from || id === to || undefined}>
            <p className={styles.when}>
              <Moment iso={savedAt} />
            </p>
            <p className={styles.hint}>
              {reasons[reason]}. {wordCount(words)}. <span dir="auto">{title || "Untitled"}</span>
            </p>
            <div className={styles.ways}>
              <Comparing to={compare(id, "now")} isShown={from === id && to === "now"} about={savedAt}>
                Compare with now
              </Comparing>
              {before && (
                <Comparing to={compare(before, id)} isShown={from === before && to === id} about={savedAt}>
                  With the one before
                </Comparing>
              )}
              <RestoreForm revisionId={id} version={text.version} about={savedAt}>
                Restore
              </RestoreForm>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface ComparingProps {
  to: string;
  isShown: boolean;
  /** When the text was left: rows say the same, and a list of links should not. */
  about: string;
  children: string;
}

function Comparing({ to, isShown, about, children }: ComparingProps) {
  return (
    <Link to={to} preventScrollReset aria-current={isShown ? "true" : undefined}>
      {children}
      <span className="visually-hidden">
        : the text saved <Moment iso={about} />
      </span>
    </Link>
  );
}

interface RestoreFormProps {
  revisionId: string;
  version: number;
  about?: string;
  look?: "plain" | "quiet";
  children: string;
}

/** Makes an older text the present one; what stood there becomes a revision itself. */
export function RestoreForm({ revisionId, version, about, look = "plain", children }: RestoreFormProps) {
  return (
    <Form method="post" preventScrollReset={false}>
      <input type="hidden" name="revisionId" value={revisionId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="timeZone" value={useOwnZone()} />
      <Button type="submit" look={look}>
        {children}
        {about && (
          <span className="visually-hidden">
            : the text saved <Moment iso={about} />
          </span>
        )}
      </Button>
    </Form>
  );
}

export const reasons: Record<RevisionReason, string> = {
  published: "As it was published",
  replaced: "Before a change",
  hour: "After an hour of writing",
  restored: "Before an older text came back",
};
