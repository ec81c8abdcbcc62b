import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";
import { LivePreview } from "./live-preview.tsx";
import styles from "./markdown-field.module.css";

type MarkdownFieldProps = ComponentProps<typeof TextField> & { value: string };

/** Markdown on one side, what readers will get on the other. */
export function MarkdownField(field: MarkdownFieldProps) {
  return (
    <div className={styles.pair}>
      <TextField rows={20} {...field} className={styles.text} />
      <LivePreview content={field.value} />
    </div>
  );
}
