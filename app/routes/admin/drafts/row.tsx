import { Link, useLocation } from "react-router";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { counted } from "#domain/text/counted.ts";
import styles from "../blog/lists.module.css";
import { TextRow } from "../blog/text-row.tsx";
import type { ListedDraft } from "./list.tsx";

export function DraftRow({ draft, isChoosing }: { draft: ListedDraft; isChoosing?: boolean }) {
  const { id, slug, words, updatedAt } = draft;
  const title = draft.title || "Untitled";
  const { pathname, search } = useLocation();
  return (
    <TextRow
      title={title}
      chosenAs={isChoosing ? `draft:${id}` : undefined}
      to={`/admin/blog?draft=${id}&edit`}
      facts={
        <>
          <span>{counted(words, "word")}</span>
          <span>
            saved <Moment iso={updatedAt} />
          </span>
          {slug && <span className={styles.slug}>/{slug}</span>}
        </>
      }
      notes={<ScheduleNote draft={draft} title={title} />}
    >
      <ConfirmDelete
        label={`Delete the draft ${title}`}
        question="Are you sure you want to delete this draft?"
        action="/admin/blog"
        fields={{ intent: "delete-draft", id, list: pathname + search }}
      />
    </TextRow>
  );
}

function ScheduleNote({ draft, title }: { draft: ListedDraft; title: string }) {
  const { id, publishAt, publishTrouble } = draft;
  const on = publishAt && (
    <>
      {" "}
      on <ComingMoment iso={publishAt} />
    </>
  );
  if (!publishTrouble) return on && <p className={styles.mark}>Will be published{on}</p>;
  return (
    <p className={styles.trouble}>
      <strong>Was not published{on}.</strong> {publishTrouble}{" "}
      <Link to={`/admin/blog?draft=${id}&edit`}>
        Open the draft<span className="visually-hidden">: {title}</span>
      </Link>
      , fix the problem, and schedule it again or publish it.
    </p>
  );
}
