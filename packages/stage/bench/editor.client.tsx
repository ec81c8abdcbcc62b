import { type KeyboardEvent, useId, useRef, useSyncExternalStore } from "react";
import type { Problem } from "../shaders/index.ts";
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
        A fragment shader in GLSL ES 3.00. Change it, and the picture follows. Tab indents; to leave, press
        Escape and then Tab.
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
        {problems.length > 0 && <p>The code does not compile, so the last working picture is shown.</p>}
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.line}-${problem.message}`}>
              <Said {...problem} onLine={goTo} />
            </li>
          ))}
        </ul>
        {!drawn && code !== model.study.source && <p>Press play above to see it.</p>}
      </div>
      <button
        type="button"
        className={classes.button}
        disabled={code === model.study.source}
        onClick={() => model.write(model.study.source)}
      >
        Back to the study’s own code
      </button>
      <details className={styles.words}>
        <summary>Available uniforms and functions</summary>
        <dl>
          {given.map(([name, meaning]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{meaning}</dd>
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
  ["u_time", "Seconds since the study began."],
  ["u_loop", "Progress through the loop, from 0 to 1."],
  ["u_resolution", "The picture’s size in pixels."],
  ["u_pointer", "Where the pointer is, in the coordinates of place()."],
  ["u_touch", "Strength of the pointer, from 0 to 1."],
  ["u_seed", "The study’s seed, a whole number."],
  ["o_color", "The colour of the pixel."],
  [
    "#include <…>",
    "place, pixel, turn, hash, noise, layers, melt, screen (dots), press and lamp (inks on a light and on a dark sheet), fibre.",
  ],
] as const;

function Said({ line, message, onLine }: Problem & { onLine: (line: number) => void }) {
  if (line === null) return message;
  return (
    <>
      <button type="button" className={styles.line} onClick={() => onLine(line)}>
        Line {line}
      </button>{" "}
      {message}
    </>
  );
}
