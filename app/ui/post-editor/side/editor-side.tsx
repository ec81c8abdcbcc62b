import type { ReactNode } from "react";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import { type OutlineEntry, readingMinutes, readingWords } from "@toadstool/prose";
import type { EditorMode } from "../editor-mode.ts";
import { History } from "./history.tsx";
import { useMeasured, type Written } from "./measured.ts";
import type { MadeLink } from "./new-link.tsx";
import { Outline } from "./outline.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import styles from "./side.module.css";

interface EditorSideProps extends Written {
  mode: EditorMode;
  /** The id of the editor's form. */
  formId: string;
  /** Where the text is saved, where it is not shown elsewhere. */
  status?: ReactNode;
  /** Saves unsaved text; null, or why that was not possible. */
  saveNow?: () => Promise<string | null>;
  /** Leads to the heading, the first being 0. */
  onJump: (index: number, heading: OutlineEntry) => void;
  previews?: PreviewLink[];
  /** A link that a form has just made. */
  made?: MadeLink;
  /** Why a form could not schedule. */
  refusal?: Refused;
}

/** The panels beside the text: its length, headings, schedule, preview links and revisions. */
export function EditorSide(props: EditorSideProps) {
  const { mode, formId, status, saveNow = nothingToSave, onJump, previews = none, made, refusal } = props;
  const { words, outline } = useMeasured(props);
  return (
    <aside aria-label="Text details" className={styles.side}>
      <p className={styles.counts}>
        <span>{words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`}</span>
        {words > 0 && <span>{readingWords(readingMinutes(words))}</span>}
        {status}
      </p>
      <div className={styles.panels}>
        <Outline headings={outline} onJump={onJump} />
        {mode.kind === "draft" && mode.draft.kind === "post" && (
          <>
            <SchedulePanel draft={mode.draft} formId={formId} refusal={refusal} saveNow={saveNow} />
            <PreviewPanel draftId={mode.draft.id} links={previews} made={made} saveNow={saveNow} />
          </>
        )}
      </div>
      {mode.kind === "draft" && <History kind="draft" id={mode.draft.id} saveNow={saveNow} />}
      {mode.kind === "post" && <History kind="post" id={mode.post.id} saveNow={saveNow} />}
    </aside>
  );
}

const none: PreviewLink[] = [];
const nothingToSave = () => Promise.resolve(null);
