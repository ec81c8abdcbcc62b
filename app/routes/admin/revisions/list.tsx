import { Form, Link } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { useOwnZone } from "@toadstool/elements/moments";
import { Moment } from "#app/ui/moment/moment.tsx";
import type { RevisionReason, RevisionSummary } from "#domain/revisions/revision.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import styles from "./revisions-page.module.css";

interface RevisionListProps {
  revisions: RevisionSummary[];
  text: { version: number; words: number; slug: string };
  /** The older of the two texts that are compared. */
  from: string;
  to: string;
  view: string;
}

/** The current text, then its revisions, newest first: each can be compared and restored. */
export function RevisionList({ revisions, text, from, to, view }: RevisionListProps) {
  const compare = (one: string, other: string) =>
    `?${new URLSearchParams({ from: one, to: other, view }).toString()}#compared`;
  return (
    <ol className={`${shared.entries} ${styles.list}`}>
      <li className={styles.row} data-compared={to === "now" || undefined}>
        <p className={styles.when}>Current text</p>
        <p className={`${shared.soft} ${shared.words}`}>{counted(text.words, "word")}</p>
      </li>
      {revisions.map(({ id, reason, savedAt, words, title, slug }, index) => {
        const before = revisions[index + 1]?.id;
        return (
          <li key={id} className={styles.row} data-compared={id === from || id === to || undefined}>
            <p className={styles.when}>
              <Moment iso={savedAt} />
            </p>
            <p className={`${shared.soft} ${shared.words}`}>
              {reasons[reason]}. {counted(words, "word")}. <span dir="auto">{title || "Untitled"}</span>
              {slug !== "" && slug !== text.slug && `, at /${slug}`}
            </p>
            <div className={`${shared.buttons} ${styles.ways}`}>
              <Comparing to={compare(id, "now")} isShown={from === id && to === "now"} about={savedAt}>
                Compare with current
              </Comparing>
              {before && (
                <Comparing to={compare(before, id)} isShown={from === before && to === id} about={savedAt}>
                  Compare with previous
                </Comparing>
              )}
              <RestoreForm
                revisionId={id}
                version={text.version}
                about={savedAt}
                slug={slug !== "" && slug !== text.slug ? slug : undefined}
              />
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
    <Link to={to} className={shared.reach} preventScrollReset aria-current={isShown ? "true" : undefined}>
      {children}
      <TextSaved at={about} />
    </Link>
  );
}

interface RestoreFormProps {
  revisionId: string;
  version: number;
  /** When the text was left. */
  about: string;
  /** The address of that time, where it is another. */
  slug?: string;
}

/** Makes an older text the current one; the text that it replaces becomes a revision itself. */
function RestoreForm({ revisionId, version, about, slug }: RestoreFormProps) {
  const fields = { revisionId, version: String(version), timeZone: useOwnZone() };
  return (
    <Form method="post" preventScrollReset={false} className={`${shared.buttons} ${styles.restore}`}>
      <HiddenFields fields={fields} />
      <Button type="submit" look="plain">
        Restore
        <TextSaved at={about} />
      </Button>
      {slug && (
        <Button type="submit" look="plain" name="withSlug" value="true">
          Restore with its address
          <TextSaved at={about} />
        </Button>
      )}
    </Form>
  );
}

function TextSaved({ at }: { at: string }) {
  return (
    <span className="visually-hidden">
      : the revision saved <Moment iso={at} />
    </span>
  );
}

const reasons: Record<RevisionReason, string> = {
  published: "When published",
  replaced: "Before a change",
  hour: "After an hour of editing",
  restored: "Before a revision was restored",
};
