import { type ReactNode, useId } from "react";
import type { Issue } from "#domain/outcome.ts";
import styles from "./facts.module.css";

interface SelectProps {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
  hint?: string;
  issues?: Issue[];
}

export function Select({ label, name, options, defaultValue, hint, issues = [] }: SelectProps) {
  const id = useId();
  const message = issues.find(({ field }) => field === name)?.message;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        className={styles.select}
        aria-describedby={hint || message ? `${id}-note` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {(message ?? hint) && (
        <p id={`${id}-note`} className={message ? styles.issue : styles.hint}>
          {message ?? hint}
        </p>
      )}
    </div>
  );
}

export function Check({ name, isOn, children }: { name: string; isOn: boolean; children: ReactNode }) {
  return (
    <label className={styles.check}>
      {/* Sent alone where the box is empty, so that a refused form comes back as it was. */}
      <input type="hidden" name={name} value="" />
      <input type="checkbox" name={name} defaultChecked={isOn} /> {children}
    </label>
  );
}
