import { letterWorkplace, type EditorMode } from "#app/ui/post-editor/editor-mode.ts";
import { listDraftsAgain } from "#app/ui/post-editor/editor-api.ts";
import { useLatest } from "#app/ui/post-editor/side/latest.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Refused } from "#domain/outcome.ts";
import { useOpenedEditor } from "../blog/opened-editor.ts";
import page from "../email/email-page.module.css";
import { LetterEditor } from "./editor.tsx";
import { LetterList, type ListedLetter, LetterTrash } from "./list.tsx";
import styles from "./editor.module.css";

interface LetterWorkspaceProps {
  mode: EditorMode;
  newKey: string;
  letters: ListedLetter[];
  trash: { id: string; title: string; deletedAt: string }[];
  /** Subjects of letters that were sent: a text from the old form that is among them has arrived. */
  sentSubjects: string[];
  refused?: { refusal: Refused; typed: Record<string, string> };
}

/** Where letters are written, and those that wait to be finished. */
export function LetterWorkspace({
  mode,
  newKey,
  letters,
  trash,
  sentSubjects,
  refused,
}: LetterWorkspaceProps) {
  const editor = useOpenedEditor(mode, newKey, letterWorkplace);
  const [listed, setListed] = useLatest<ListedLetter[]>(letters);
  const listAgain = async () => {
    const found = await listDraftsAgain("", "letter");
    if (found) setListed(found);
  };
  const isNew = editor.kind === "new";
  return (
    <>
      <section aria-labelledby="write-title" className={page.section}>
        <div className={styles.head}>
          <h2 id="write-title">{isNew ? "Write a letter" : "Edit the letter"}</h2>
          {!isNew && (
            <ButtonLink to="/admin/email" look="quiet">
              Write a new letter
            </ButtonLink>
          )}
        </div>
        <LetterEditor
          key={editor.key}
          mode={editor.mode ?? mode}
          newKey={editor.newKey}
          typed={refused?.typed}
          refusal={refused?.refusal}
          held={sentSubjects.map((title) => ({ title }))}
          onAdopt={editor.adopt}
          onSaved={() => void listAgain()}
        />
      </section>
      <section aria-labelledby="drafts-title" className={page.section}>
        <h2 id="drafts-title">Draft letters</h2>
        <LetterList letters={listed} openId={editor.id} />
        <LetterTrash letters={trash} />
      </section>
    </>
  );
}
