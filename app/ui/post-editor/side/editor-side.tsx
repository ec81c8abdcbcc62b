import type { RefObject } from "react";
import { jumpTo } from "@toadstool/markdown-editor";
import { Outline, useMeasured } from "@toadstool/markdown-editor/side";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import type { DraftKind } from "#domain/drafts/draft.ts";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import { outlineOf, readingMinutes, wordsIn } from "@toadstool/markdown/prose";
import { counted } from "#domain/text/counted.ts";
import { idOf } from "../editor-mode.ts";
import type { useWriting } from "../use-writing.ts";
import { DraftPanels, type FormLink } from "./draft-panels.tsx";
import { History } from "./history.tsx";
import styles from "./side.module.css";

export interface EditorSideProps {
  writing: ReturnType<typeof useWriting>;
  /** The element around the text, in which a heading is jumped to. */
  root: RefObject<HTMLElement | null>;
  previews?: PreviewLink[];
  /** A link that a form has just made. */
  made?: FormLink;
  /** Why a form could not schedule. */
  refusal?: Refused;
}

/** The panels beside the text: its length, headings, schedule, preview links and revisions. */
export function EditorSide({ writing, root, previews, made, refusal }: EditorSideProps) {
  const { editor, edits, formId } = writing;
  const { mode, workplace } = editor;
  const { words, outline } = useMeasured(
    editor.start.text.content,
    () => editor.read().content,
    edits.listen,
    measure,
  );
  const scripted = useScripted();
  const saveNow = () => editor.saveForSide();
  return (
    <aside aria-label="Text details" className={styles.side} data-saves-itself>
      <p className={styles.counts}>
        <span>{counted(words, "word")}</span>
        {words > 0 && <span>{readingMinutes(words)} min read</span>}
      </p>
      <div>
        <Outline
          headings={outline}
          onJump={
            scripted ? (index, heading) => root.current && jumpTo(root.current, index, heading) : undefined
          }
        />
        {mode.kind === "draft" && publishable.includes(mode.draft.kind) && (
          <DraftPanels
            draft={mode.draft}
            formId={formId}
            action={`${workplace.path}?${workplace.opens}=${mode.draft.id}&edit`}
            previews={previews}
            made={made}
            refusal={refusal}
            saveNow={saveNow}
          />
        )}
      </div>
      {mode.kind !== "new" && <History kind={mode.kind} id={idOf(mode)} saveNow={saveNow} />}
    </aside>
  );
}

/** Letters have neither a schedule of their own nor preview links. */
const publishable: DraftKind[] = ["post", "page"];

const measure = { wordsIn, outlineOf };
