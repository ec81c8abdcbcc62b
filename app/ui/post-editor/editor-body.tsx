import { type ReactNode, useRef } from "react";
import { MarkdownEditor } from "@toadstool/markdown-editor";
import {
  LengthNotice,
  SavingStatus,
  UnsavedCopies,
  useTroubleSeen,
} from "@toadstool/markdown-editor/notices";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { Trouble, warningClass } from "@toadstool/elements/dialog/notice";
import type { Refused } from "#domain/outcome.ts";
import { LanguageProposal } from "../language-fields/language-proposal.tsx";
import { limits } from "#domain/posts/post.ts";
import { EditorNotices } from "./editor-notices.tsx";
import styles from "./post-editor.module.css";
import type { useWriting } from "./use-writing.ts";

interface EditorBodyProps {
  writing: ReturnType<typeof useWriting>;
  /** What the text is called. */
  label: string;
  refusal?: Refused;
  /** The fields above the text. */
  children: ReactNode;
}

/** The text, and every message that may have to be shown about it. */
export function EditorBody({ writing, label, refusal, children }: EditorBodyProps) {
  const { editor, edits, formId, issues } = writing;
  const scripted = useScripted();
  const noticeId = `${formId}-notice`;
  const written = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  useTroubleSeen({ trouble: editor.trouble, written, message });
  return (
    <>
      <UnsavedCopies copies={editor.copies} Button={Button} onRestore={(copy) => editor.bringBack(copy)} />
      {refusal && !editor.trouble && <Trouble>{refusal.message}</Trouble>}
      <EditorNotices
        id={noticeId}
        editor={editor}
        onEdits={edits.listen}
        refusal={scripted ? undefined : refusal}
      />
      <div ref={written} className={styles.written} inert={editor.isShut}>
        <div className={styles.fields}>{children}</div>
        <MarkdownEditor
          loadHost={loadHost}
          label={label}
          name="content"
          value={editor.start.text.content}
          form={formId}
          issues={issues}
          {...writing.spoken}
          onEdit={() => editor.onEdit()}
          status={
            <SavingStatus
              state={editor.state}
              isKept={editor.copies.isKept}
              said={writing.saidBySaving}
              noticeId={noticeId}
              Button={Button}
              onLogIn={() => writing.setAsking(true)}
            >
              <LengthNotice
                limit={limits.content}
                start={editor.start.text.content.length}
                read={() => editor.lengthRead()}
                onEdits={edits.listen}
                isKept={editor.copies.isKept}
                advice="Consider splitting it into two posts."
              />
            </SavingStatus>
          }
          ref={(pen) => editor.setWriting(pen)}
        />
      </div>
      <LanguageProposal
        language={editor.fields.language}
        read={() => editor.read().content ?? ""}
        onEdits={edits.listen}
        onSet={(language) => editor.take({ language })}
      />
      {/* Beside the button that was pressed. */}
      {editor.trouble && (
        <p ref={message} role="alert" tabIndex={-1} className={warningClass}>
          {editor.trouble.message}
        </p>
      )}
    </>
  );
}

async function loadHost() {
  return (await import("./editor-host.tsx")).editorHost;
}
