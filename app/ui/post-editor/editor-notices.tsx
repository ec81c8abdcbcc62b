import { Conflict, Gone } from "@toadstool/markdown-editor/notices";
import type { Listen } from "@toadstool/markdown-editor/saving";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import type { Refused } from "#domain/outcome.ts";
import { compareWords } from "@toadstool/markdown/prose";
import type { EditorText } from "./editor-text.ts";
import type { useEditor } from "./use-editor.ts";

interface EditorNoticesProps {
  /** Where the status line leads to. */
  id: string;
  editor: ReturnType<typeof useEditor>;
  onEdits: Listen;
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
        names={names}
        theirs={step.theirs.text}
        read={read}
        onEdits={onEdits}
        compare={compareWords}
        Button={Button}
        onKeepMine={choose.keepMine}
        onTakeTheirs={choose.takeTheirs}
        onKeepBoth={choose.keepBoth}
      />
    );
  }
  if (step.at === "gone") {
    const noun = target.kind === "post" ? "post" : editor.workplace.opens;
    return (
      <Gone
        id={id}
        noun={noun}
        newNoun={noun === "post" ? "draft" : noun}
        why={whyGone[noun]}
        Button={Button}
        onSaveAsNew={choose.saveAsNew}
        onTakeOutOfTrash={choose.takeOutOfTrash}
      />
    );
  }
  if (refusal?.code !== "changed_elsewhere") return null;
  return (
    <section aria-label="The version that was saved elsewhere" className={warningClass}>
      <h3>The version that was saved elsewhere</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{editor.start.stored.content || "(empty)"}</pre>
    </section>
  );
}

const names: Record<keyof EditorText, string> = {
  title: "Title",
  slug: "Slug",
  dateString: "Date",
  imageUrl: "Image",
  tags: "Tags",
  series: "Series",
  summary: "Summary",
  template: "Template",
  language: "Language",
  translationOf: "Translation of",
  content: "Text",
};

const whyGone = {
  draft: "It was deleted in another window, or published.",
  letter: "It was deleted in another window, or sent.",
  page: "It was deleted in another window.",
  post: "It was deleted in another window.",
};
