import { Link } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import type { Refused } from "#domain/outcome.ts";
import { bulkWords } from "./bulk-words.ts";
import { type BlogList, blogPaths } from "./list-view.ts";

interface BulkNoticeProps {
  list: BlogList;
  change: BulkChange | null;
  /** Why the last command did nothing. */
  refusal?: Refused;
}

/** What the last command has done to many texts, with “Undo”. */
export function BulkNotice({ list, change, refusal }: BulkNoticeProps) {
  if (refusal) return <Trouble>{refusal.message}</Trouble>;
  if (!change) return null;
  const words = bulkWords(change);
  if (change.undone !== null || change.posts + change.drafts === 0)
    return (
      <div className={doneNoticeClass}>
        <output>{words}</output>
      </div>
    );
  const leadsToTrash = change.act === "delete" && list !== "trash";
  return (
    <UndoNotice fields={{ intent: "undo-many", id: change.id }}>
      {words} {leadsToTrash && <Link to={blogPaths.trash}>Look at the trash</Link>}
    </UndoNotice>
  );
}
