import { Link } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { doneNoticeClass, UndoNotice } from "@toadstool/elements/dialog/undo-notice";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import type { Refused } from "#domain/outcome.ts";
import { bulkWords } from "./bulk-words.ts";
import { type ListRoom, roomPaths } from "./view.ts";

interface BulkNoticeProps {
  room: ListRoom;
  change: BulkChange | null;
  /** Why the last press did nothing. */
  refusal?: Refused;
}

/** What the last press has done to many texts, with “Undo”. */
export function BulkNotice({ room, change, refusal }: BulkNoticeProps) {
  if (refusal) return <Trouble>{refusal.message}</Trouble>;
  if (!change) return null;
  const words = bulkWords(change);
  if (change.undone !== null || change.posts + change.drafts === 0)
    return (
      <div className={doneNoticeClass}>
        <output>{words}</output>
      </div>
    );
  const leadsToTrash = change.act === "delete" && room !== "trash";
  return (
    <UndoNotice fields={{ intent: "undo-many", id: change.id }}>
      {words} {leadsToTrash && <Link to={roomPaths.trash}>Look at the trash</Link>}
    </UndoNotice>
  );
}
