import { type ComponentProps, type ReactNode, useId, useState } from "react";
import type { Issue } from "#domain/outcome.ts";
import { limitWords } from "#domain/text/text-limit.ts";
import styles from "./field.module.css";

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

/** A labelled input that shows what is wrong with it. */
export function Field({
  label,
  hint,
  issues,
  className,
  limit,
  ...input
}: FieldProps & ComponentProps<"input">) {
  const { words, onInput } = useLimit(limit, input);
  const told = useTold(input.id, input.name, { hint, issues, limit: words });
  return (
    <Frame label={label} told={told} className={className}>
      <input {...input} {...told.control} onInput={onInput} className={styles.input} />
    </Frame>
  );
}

/** The same for longer text. */
export function TextField({
  label,
  hint,
  issues,
  className,
  limit,
  ...input
}: FieldProps & ComponentProps<"textarea">) {
  const { words, onInput } = useLimit(limit, input);
  const told = useTold(input.id, input.name, { hint, issues, limit: words });
  return (
    <Frame label={label} told={told} className={className}>
      <textarea {...input} {...told.control} onInput={onInput} className={styles.input} />
    </Frame>
  );
}

interface FrameProps {
  label: string;
  told: ReturnType<typeof useTold>;
  className?: string;
  children: ReactNode;
}

function Frame({ label, told, className = "", children }: FrameProps) {
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={told.id}>
        {label}
      </label>
      {children}
      {told.notes}
    </div>
  );
}

/**
 * The note on the limit: for the field's value if it is controlled, otherwise for the text as it was typed last.
 */
function useLimit(
  limit: number | undefined,
  { value, defaultValue }: Pick<ComponentProps<"input">, "value" | "defaultValue">,
) {
  const [typed, setTyped] = useState<number>();
  const length = value === undefined ? (typed ?? String(defaultValue ?? "").length) : String(value).length;
  const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
    setTyped(currentTarget.value.length);
  return limit === undefined ? { words: "" } : { words: limitWords(length, limit), onInput };
}

interface Said {
  hint?: string;
  issues?: Issue[];
  limit: string;
}

function useTold(givenId: string | undefined, name: string, { hint, issues = [], limit }: Said) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messages = issues.filter((issue) => issue.field === name).map((issue) => issue.message);
  const described = [hint && `${id}-hint`, limit && `${id}-limit`, messages.length > 0 && `${id}-issue`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    control: {
      id,
      "aria-describedby": described || undefined,
      "aria-invalid": messages.length > 0 || undefined,
    },
    notes: (
      <>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {limit && (
          <p id={`${id}-limit`} className={styles.limit}>
            {limit}
          </p>
        )}
        {messages.length > 0 && (
          <p id={`${id}-issue`} className={styles.issue}>
            {messages.join(" ")}
          </p>
        )}
      </>
    ),
  };
}
