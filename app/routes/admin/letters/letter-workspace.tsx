import { Link } from "react-router";
import { letterWorkplace, type EditorMode } from "#app/ui/post-editor/editor-mode.ts";
import { listDraftsAgain } from "#app/ui/post-editor/editor-api.ts";
import { useLatest } from "@toadstool/markdown-editor/side";
import type { Refused } from "#domain/outcome.ts";
import { List } from "#app/ui/list/list.tsx";
import { Section } from "../admin-main.tsx";
import { useOpenedEditor } from "../blog/opened-editor.ts";
import { Trash } from "../drafts/trash.tsx";
import { LetterEditor } from "./editor.tsx";
import { draftLetters, type ListedLetter } from "./list.tsx";

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
    const found = await listDraftsAgain("letter");
    if (found) setListed(found);
  };
  return (
    <>
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
      <Section
        id="drafts-title"
        title="Draft letters"
        beside={editor.kind !== "new" && <Link to="/admin/email">Write a new letter</Link>}
      >
        <List
          of={draftLetters}
          items={listed.map((letter) => ({ ...letter, isOpen: letter.id === editor.id }))}
        />
        <Trash kind="letter" items={trash} />
      </Section>
    </>
  );
}
