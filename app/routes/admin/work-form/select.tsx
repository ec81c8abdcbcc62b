import { type ReactNode, useId } from "react";
import type { Issue } from "#domain/outcome.ts";
import styles from "./form.module.css";

interface SelectProps {
  label: string;
  name: string;
  options: { value: string; label: string }[];
  defaultValue: string;
  issues?: Issue[];
}

export function Select({ label, name, options, defaultValue, issues = [] }: SelectProps) {
  const id = useId();
  const messages = issues.filter(({ field }) => field === name).map(({ message }) => message);
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={defaultValue} className={styles.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {messages.length > 0 && <p className={styles.issue}>{messages.join(" ")}</p>}
    </div>
  );
}

export function Check({ name, isOn, children }: { name: string; isOn: boolean; children: ReactNode }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} defaultChecked={isOn} /> {children}
    </label>
  );
}
