import { type KeyboardEvent, useId, useRef, useSyncExternalStore } from "react";
import type { Problem } from "../shaders/index.ts";
import { useStageWords } from "../words.ts";
import styles from "./code.module.css";
import { indentOf, placeOfLine } from "./lines.ts";
import type { ShaderEditorProps } from "./source.tsx";

/** The study's code, to be changed: each line has its number, and a line that the driver refuses is marked. */
export function ShaderEditor({ model, classes }: ShaderEditorProps) {
  const { code, problems, drawn } = useSyncExternalStore(
    model.subscribe,
    model.getSnapshot,
    model.getSnapshot,
  );
  const { bench: words, uniforms } = useStageWords().viewer;
  const field = useRef<HTMLTextAreaElement>(null);
  const isLeaving = useRef(false);
  const id = useId();
  const lines = code.split("\n").length;

  function typed(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") isLeaving.current = true;
    else if (event.key === "Tab" && !event.shiftKey && !isLeaving.current) {
      event.preventDefault();
      typeText(event.currentTarget, "  ");
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      typeText(event.currentTarget, `\n${indentOf(code, event.currentTarget.selectionStart)}`);
    } else if (event.key !== "Shift") isLeaving.current = false;
  }

  function goTo(line: number) {
    const { from, to } = placeOfLine(code, line);
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  }

  return (
    <>
      <p id={`${id}-hint`} className={`${styles.hint} ${styles.editing}`}>
        {words.editing}
      </p>
      <div className={`${styles.sheet} ${styles.editor}`}>
        <ol className={styles.numbers} aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            <li key={index} data-wrong={problems.some(({ line }) => line === index + 1) || undefined}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={field}
          className={styles.field}
          aria-label="GLSL"
          aria-describedby={`${id}-hint ${id}-problems`}
          aria-invalid={problems.length > 0 || undefined}
          value={code}
          rows={lines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={({ target }) => model.write(target.value)}
          onKeyDown={typed}
          onBlur={() => (isLeaving.current = false)}
        />
      </div>
      <pre className={`${styles.sheet} ${styles.printed}`}>
        <code>{code}</code>
      </pre>
      <div id={`${id}-problems`} className={`${styles.problems} ${styles.editing}`} aria-live="polite">
        {problems.length > 0 && <p>{words.wrong}</p>}
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.line}-${problem.message}`}>
              <Said {...problem} onLine={goTo} />
            </li>
          ))}
        </ul>
        {!drawn && code !== model.study.source && <p>{words.notDrawn}</p>}
      </div>
      <button
        type="button"
        className={classes.button}
        disabled={code === model.study.source}
        onClick={() => model.write(model.study.source)}
      >
        {words.ownCode}
      </button>
      <details className={styles.words}>
        <summary>{words.available}</summary>
        <dl>
          {given.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{uniforms[meaning]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Types at the caret of the field that has the focus, so that the field's own undo reverts it. */
function typeText(field: HTMLTextAreaElement, text: string) {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer keeps undo
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

const given = [
  ["u_time", "time"],
  ["u_loop", "loop"],
  ["u_resolution", "resolution"],
  ["u_pointer", "pointer"],
  ["u_touch", "touch"],
  ["u_seed", "seed"],
  ["o_color", "color"],
  ["#include <…>", "include"],
] as const;

function Said({ line, message, onLine }: Problem & { onLine: (line: number) => void }) {
  const { bench } = useStageWords().viewer;
  if (line === null) return message;
  return (
    <>
      <button type="button" className={styles.line} onClick={() => onLine(line)}>
        {bench.line({ line })}
      </button>{" "}
      {message}
    </>
  );
}
