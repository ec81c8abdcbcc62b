import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { Link, useLocation } from "react-router";
import { MarkdownEditor } from "@toadstool/markdown-editor";
import {
  LengthNotice,
  SavingStatus,
  UnsavedCopies,
  useTroubleSeen,
} from "@toadstool/markdown-editor/notices";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble, warningClass } from "@toadstool/elements/dialog/notice";
import { limits } from "#domain/posts/post.ts";
import { LanguageProposal } from "../language-fields/language-proposal.tsx";
import { EditorGuards } from "./editor-guards.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { idOf } from "./editor-mode.ts";
import { loadEditorHost } from "./load-editor-host.ts";
import { Presses, type PressesProps } from "./presses.tsx";
import { EditorSide, type EditorSideProps } from "./side/editor-side.tsx";
import styles from "./workspace.module.css";

interface WorkspaceProps extends PressesProps, Pick<EditorSideProps, "previews" | "made"> {
  /** What is written, in a word or two. */
  heading: string;
  /** Where the other texts are. */
  up?: { to: string; words: string };
  /** What the text is called. */
  label: string;
  /** The fields at the head of the text. */
  head: ReactNode;
  /** Those that are folded away beside it. */
  form: ReactNode;
  /** The form is unfolded as the text is opened. */
  isOpen: boolean;
  /** The link that led here asked for it. */
  isAskedFor?: boolean;
  deletion: { label: string; question: string; intent: string };
  /** What is done with the text rarely. */
  children?: ReactNode;
}

/** Where texts are written: a bar that stays in sight, the text, and at its side the form with all that belongs to it. */
export function Workspace(props: WorkspaceProps) {
  const { writing, heading, up, label, head, form, isOpen, isAskedFor = false, deletion, children } = props;
  const { editor, edits, formId, refusal, issues } = writing;
  const { mode, workplace } = editor;
  const scripted = useScripted();
  const titleId = useId();
  const noticeId = `${formId}-notice`;
  const whole = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [looks, setLooks] = useState<HTMLElement | null>(null);
  const [startsOpen] = useState(isOpen || isAskedFor || refusal !== undefined);
  useUnfolding(panel, { isAskedFor, isNew: mode.kind === "new", trouble: editor.trouble ?? refusal });
  useTroubleSeen({ trouble: editor.trouble, written: whole, message });
  return (
    <section ref={whole} aria-labelledby={titleId} className={styles.editor} data-editor>
      <div className={styles.bar} data-stays>
        {up && (
          <Link to={up.to} className={styles.up}>
            {up.words}
          </Link>
        )}
        <div className={styles.state}>
          <h2 id={titleId}>{heading}</h2>
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
        </div>
        <div ref={setLooks} className={styles.looks} />
        <div className={styles.presses}>
          <Presses {...props} />
          <details ref={panel} className={styles.panel} open={startsOpen}>
            <summary className={styles.toggle}>
              <span className={styles.show}>Show Form</span>
              <span className={styles.hide}>Hide Form</span>
              {scripted && props.missing.length > 0 && (
                <span className={styles.count}>
                  {props.missing.length}
                  <span className="visually-hidden"> missing</span>
                </span>
              )}
            </summary>
            <div className={styles.sheet}>
              <div className={styles.fields} inert={editor.isShut}>
                {form}
              </div>
              <EditorSide {...props} root={whole} />
              <div className={styles.rare}>
                {children}
                {mode.kind !== "new" && (
                  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the form within
                  <div onSubmitCapture={() => editor.onLeave()}>
                    <ConfirmDelete
                      label={deletion.label}
                      question={deletion.question}
                      action={workplace.path}
                      fields={{ intent: deletion.intent, id: idOf(mode) }}
                    />
                  </div>
                )}
              </div>
            </div>
          </details>
        </div>
        {editor.trouble && (
          <p ref={message} role="alert" tabIndex={-1} className={`${warningClass} ${styles.trouble}`}>
            {editor.trouble.message}
          </p>
        )}
      </div>
      <UnsavedCopies copies={editor.copies} Button={Button} onRestore={(copy) => editor.bringBack(copy)} />
      {refusal && !editor.trouble && <Trouble>{refusal.message}</Trouble>}
      <EditorNotices
        id={noticeId}
        editor={editor}
        onEdits={edits.listen}
        refusal={scripted ? undefined : refusal}
      />
      <div
        className={styles.written}
        inert={editor.isShut}
        onFocus={(event) => makeSpace(event, panel.current)}
      >
        <div className={styles.head}>{head}</div>
        <MarkdownEditor
          loadHost={loadEditorHost}
          label={label}
          name="content"
          value={editor.start.text.content}
          form={formId}
          issues={issues}
          {...writing.spoken}
          onEdit={() => editor.onEdit()}
          whole={whole}
          looks={looks}
          ref={(pen) => editor.setWriting(pen)}
        />
      </div>
      <LanguageProposal
        language={editor.fields.language}
        read={() => editor.read().content ?? ""}
        onEdits={edits.listen}
        onSet={(language) => editor.take({ language })}
      />
      <EditorGuards writing={writing} />
    </section>
  );
}

/** Where the form is a sheet over the foot of the window (workspace.module.css). */
const isSheet = () => window.matchMedia("(width < 1180px)").matches;

/** A text that is written on is not covered by the sheet. */
function makeSpace({ target }: FocusEvent, panel: HTMLDetailsElement | null): void {
  if (panel?.open && isSheet() && target.closest("dialog") === null) panel.open = false;
}

interface Unfolding {
  isAskedFor: boolean;
  isNew: boolean;
  /** Why a press was refused. */
  trouble: object | undefined;
}

/** Unfolds the form where a link asks for it, once more for a text that is open already, and where something in it must be mended. */
function useUnfolding(
  panel: RefObject<HTMLDetailsElement | null>,
  { isAskedFor, isNew, trouble }: Unfolding,
): void {
  const { key: visit } = useLocation();
  const unfold = useEffectEvent(() => {
    if (isAskedFor) panel.current?.toggleAttribute("open", isNew || !isSheet());
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each visit asks again
  useEffect(() => unfold(), [visit]);
  useEffect(() => {
    const details = panel.current;
    if (trouble && details?.querySelector("[aria-invalid=true]")) details.setAttribute("open", "");
  }, [trouble, panel]);
}
