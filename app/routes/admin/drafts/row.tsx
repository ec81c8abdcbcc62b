import { Link, useLocation } from "react-router";
import { ConfirmDelete } from "#app/ui/notice/confirm-delete.tsx";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import styles from "../blog/lists.module.css";
import type { ListedDraft } from "./search.ts";
import { wordCount } from "../blog/word-count.ts";

export function DraftRow({ draft }: { draft: ListedDraft }) {
  const { id, slug, words, updatedAt, publishAt, publishZone, publishTrouble } = draft;
  const title = draft.title || "Untitled";
  const { search } = useLocation();
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={`?draft=${id}&edit`} className={styles.title} dir="auto">
          {title}
        </Link>
        <p className={styles.meta}>
          <span>{wordCount(words)}</span>
          <span>
            saved <Moment iso={updatedAt} />
          </span>
          {slug && <span className={styles.slug}>/{slug}</span>}
        </p>
        {publishAt && !publishTrouble && (
          <p className={styles.mark}>
            Will be published on <ComingMoment iso={publishAt} zone={publishZone} />
          </p>
        )}
        {publishTrouble && (
          <p className={styles.trouble}>
            <strong>
              Was not published
              {publishAt && (
                <>
                  {" "}
                  on <ComingMoment iso={publishAt} zone={publishZone} />
                </>
              )}
              .
            </strong>{" "}
            {publishTrouble}{" "}
            <Link to={`?draft=${id}&edit`}>
              Open the draft<span className="visually-hidden">: {title}</span>
            </Link>
            , fix the problem, and schedule it again or publish it.
          </p>
        )}
      </div>
      <ConfirmDelete
        label={`Delete the draft ${title}`}
        question="Are you sure you want to delete this draft?"
        action="/admin/blog"
        fields={{ intent: "delete-draft", id, list: search }}
      />
    </li>
  );
}
