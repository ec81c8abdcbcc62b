import type { Refused } from "#domain/outcome.ts";
import { Conflict } from "./conflict.tsx";
import conflictStyles from "./conflict.module.css";
import { Gone } from "./gone.tsx";
import type { Listeners } from "./listeners.ts";
import type { useEditor } from "./use-editor.ts";

interface EditorNoticesProps {
  /** Where the status line leads to. */
  id: string;
  editor: ReturnType<typeof useEditor>;
  onEdits: Listeners["listen"];
  /** Why a form was refused, where no script can ask. */
  refusal: Refused | undefined;
}

/** What the author has to decide before saving goes on. */
export function EditorNotices({ id, editor, onEdits, refusal }: EditorNoticesProps) {
  const { state, choose, read } = editor;
  const { step, target } = state;
  if (step.at === "conflict") {
    return (
      <Conflict
        id={id}
        key={step.theirs.version}
        theirs={step.theirs.text}
        read={read}
        onEdits={onEdits}
        onKeepMine={choose.keepMine}
        onTakeTheirs={choose.takeTheirs}
        onKeepBoth={choose.keepBoth}
      />
    );
  }
  if (step.at === "gone") {
    return (
      <Gone
        id={id}
        kind={target.kind === "post" ? "post" : editor.workplace.opens}
        onSaveAsNew={choose.saveAsNew}
        onTakeOutOfTrash={choose.takeOutOfTrash}
      />
    );
  }
  if (refusal?.code !== "changed_elsewhere") return null;
  return (
    <section aria-label="The version that was saved elsewhere" className={conflictStyles.conflict}>
      <h3>The version that was saved elsewhere</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{editor.start.stored.content || "(empty)"}</pre>
    </section>
  );
}
