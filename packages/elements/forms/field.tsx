import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useScripted } from "../behaviour/scripted.ts";
import { useElementsWords } from "../words.ts";
import { limitWords } from "./limit-words.ts";
import styles from "./field.module.css";

/** One thing that the person can correct: `field` is a field's name, or "" for the whole form. */
interface Issue {
  field: string;
  message: string;
}

interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  /** The issues of a refused form; those of this field are shown beneath it. */
  issues?: Issue[];
  className?: string;
  /** Characters that it takes. Nothing is cut: it says beside the field how many are left, or are too many. */
  limit?: number;
}

interface InputFieldProps extends FieldProps {
  /** Values that can be chosen; any other can be typed. A label says what a value is. */
  offered?: readonly { value: string; label?: string | undefined }[];
}

/** A labelled input that shows what is wrong with it. */
export function Field({ offered, ...field }: InputFieldProps & ComponentProps<"input">) {
  const { control, frame } = useField(field);
  const list = offered && `${control.id}-offered`;
  return frame(
    <>
      <input {...control} list={list} />
      {offered && (
        <datalist id={list}>
          {offered.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>,
  );
}

/** The same for longer text. */
export function TextField(field: FieldProps & ComponentProps<"textarea">) {
  const { control, frame } = useField(field);
  return frame(<textarea {...control} {...useTypedEarly(control)} />);
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string; lang?: string }[];
}

/** The same for one of a few values. */
export function SelectField({ options, ...field }: SelectFieldProps & ComponentProps<"select">) {
  const { control, frame } = useField(field);
  return frame(
    <select {...control}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>,
  );
}

interface CheckFieldProps {
  name: string;
  isOn: boolean;
  /** What it means, beneath its label. */
  about?: string | undefined;
  children: ReactNode;
}

/** A labelled box. The form holds "on" under its name where it is ticked, otherwise an empty text, so that a refused form comes back as it was sent. */
export function CheckField({ name, isOn, about, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input type="hidden" name={name} value="" />
        <input type="checkbox" name={name} defaultChecked={isOn} aria-describedby={about && id} />{" "}
        <span>{children}</span>
      </label>
      {about && (
        <p id={id} className={`${styles.hint} ${styles.about}`}>
          {about}
        </p>
      )}
    </div>
  );
}

/**
 * Where React takes over a served textarea with a text, it sets that text again, and what was typed before scripts ran
 * is gone. For that one render, the text in the field is said to be its first text.
 */
function useTypedEarly({
  id,
  value,
  defaultValue,
}: Pick<ComponentProps<"textarea">, "id" | "value" | "defaultValue">) {
  const isScripted = useScripted();
  const [typed] = useState(() =>
    isScripted || typeof document === "undefined" ? undefined : textIn(document.getElementById(id ?? "")),
  );
  return value === undefined && !isScripted && typed !== undefined
    ? { defaultValue: typed }
    : { defaultValue };
}

function textIn(field: HTMLElement | null): string | undefined {
  return field instanceof HTMLTextAreaElement ? field.value : undefined;
}

type AnyField = FieldProps &
  Pick<ComponentProps<"input" | "textarea" | "select">, "id" | "value" | "defaultValue">;

/** The properties of a field's control, and what is around it. */
function useField<Given extends AnyField>(field: Given) {
  const { label, hint, issues = [], className = "", limit, ...input } = field;
  const ownId = useId();
  const id = input.id ?? ownId;
  const { words, onInput } = useLimit(limit, input);
  const messages = issues.filter((issue) => issue.field === input.name).map((issue) => issue.message);
  const notes = [
    { kind: "hint", text: hint },
    { kind: "limit", text: words },
    { kind: "issue", text: messages.join(" ") },
  ].filter(({ text }) => text);
  const control = {
    ...input,
    id,
    "aria-describedby": notes.map(({ kind }) => `${id}-${kind}`).join(" ") || undefined,
    "aria-invalid": messages.length > 0 || undefined,
    onInput,
    className: styles.input,
  };
  const frame = (shown: ReactNode) => (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {shown}
      {notes.map(({ kind, text }) => (
        <p key={kind} id={`${id}-${kind}`} className={styles[kind]}>
          {text}
        </p>
      ))}
    </div>
  );
  return { control, frame };
}

/**
 * The note on the limit: for the field's value if it is controlled, otherwise for the text as it was typed last.
 */
function useLimit(
  limit: number | undefined,
  { value, defaultValue }: Pick<AnyField, "value" | "defaultValue">,
) {
  const [typed, setTyped] = useState<number>();
  const { elements } = useElementsWords();
  const length = value === undefined ? (typed ?? String(defaultValue ?? "").length) : String(value).length;
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) =>
    setTyped(currentTarget.value.length);
  return limit === undefined
    ? { words: "" }
    : { words: limitWords(elements.characters, length, limit), onInput };
}
