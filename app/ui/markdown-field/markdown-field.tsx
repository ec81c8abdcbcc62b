import { MarkdownEditor, type MarkdownEditorProps, type Writing } from "@toadstool/markdown-editor";
import { LengthNotice } from "@toadstool/markdown-editor/notices";
import { makeListeners } from "@toadstool/markdown-editor/saving";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import { type FormEvent, useRef, useState } from "react";
import { fillIn } from "#app/browser/typed-forms/controls.ts";
import { loadEditorHost } from "../post-editor/load-editor-host.ts";
import styles from "./markdown-field.module.css";

type MarkdownFieldProps = Pick<MarkdownEditorProps, "label" | "name" | "value" | "issues"> & {
  /** The id of its form. */
  form: string;
  hint?: string | undefined;
  /** Characters that it takes, and what to do with more. */
  limit?: { most: number; advice: string };
};

/**
 * Markdown in a form, written with the tools of every other text. The text area behind it is kept in step: by it the form is
 * kept on this device, and filled in again.
 */
export function MarkdownField({ hint, limit, ...field }: MarkdownFieldProps) {
  const { form, name, label, value } = field;
  const frame = useRef<HTMLDivElement>(null);
  const writing = useRef<Writing>(null);
  const [edits] = useState(makeListeners);
  useTypedEarly(form, () => undefined);
  const read = () => (writing.current?.read() ?? value).replaceAll(/\r\n?/g, "\n");
  const keep = () => {
    const box = frame.current?.querySelector("textarea");
    if (box?.hidden) fillIn([box], { [name]: read() });
    edits.tell();
  };
  const take = ({ target }: FormEvent) => {
    const isRestored = target instanceof HTMLTextAreaElement && target.hidden && target.value !== read();
    if (isRestored) writing.current?.replace(target.value);
  };
  return (
    <div ref={frame} className={styles.field} onInputCapture={take}>
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
      <MarkdownEditor {...field} ref={writing} loadHost={loadEditorHost} onEdit={keep} />
      {limit && (
        <LengthNotice
          limit={limit.most}
          start={value.length}
          read={() => read().length}
          onEdits={edits.listen}
          isKept
          advice={limit.advice}
        />
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
