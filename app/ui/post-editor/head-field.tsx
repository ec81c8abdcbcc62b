import type { ComponentProps } from "react";
import { TextField } from "@toadstool/elements/forms/field";
import styles from "./workspace.module.css";

/** A line at the head of the text, which grows with its words; its label is shown while it is empty. */
export function HeadField(field: ComponentProps<typeof TextField>) {
  return <TextField required rows={1} placeholder={field.label} className={styles[field.name]} {...field} />;
}
