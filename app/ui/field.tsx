import { type ComponentProps, type ReactNode, useId } from "react";
import type { Issue } from "#domain/outcome.ts";
import styles from "./field.module.css";

interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  /** The issues of a refused form; those of this field are told beneath it. */
  issues?: Issue[];
  className?: string;
}

/** A labelled input that tells what is wrong with it. */
export function Field({ label, hint, issues, className, ...input }: FieldProps & ComponentProps<"input">) {
  const told = useTold(input.id, input.name, hint, issues);
  return (
    <Frame label={label} told={told} className={className}>
      <input {...input} {...told.control} className={styles.input} />
    </Frame>
  );
}

/** The same for longer text. */
export function TextField({
  label,
  hint,
  issues,
  className,
  ...input
}: FieldProps & ComponentProps<"textarea">) {
  const told = useTold(input.id, input.name, hint, issues);
  return (
    <Frame label={label} told={told} className={className}>
      <textarea {...input} {...told.control} className={styles.input} />
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

function useTold(givenId: string | undefined, name: string, hint?: string, issues: Issue[] = []) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const messages = issues.filter((issue) => issue.field === name).map((issue) => issue.message);
  const described = [hint && `${id}-hint`, messages.length > 0 && `${id}-issue`].filter(Boolean).join(" ");
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
        {messages.length > 0 && (
          <p id={`${id}-issue`} className={styles.issue}>
            {messages.join(" ")}
          </p>
        )}
      </>
    ),
  };
}
