import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import styles from "./uploader.module.css";

interface FileButtonProps extends ComponentProps<"input"> {
  onFiles: (files: File[]) => void;
  /** The button beside it that sends the form where scripts are off. */
  send?: ReactNode;
}

/**
 * A file input that looks like a button and passes the chosen files on at once; without scripts, one with a button
 * to send it.
 */
export function FileButton({ onFiles, className = "", children, send, ...input }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((chosen: HTMLInputElement) => {
    const files = [...(chosen.files ?? [])];
    // The same file may be chosen again.
    chosen.value = "";
    if (files.length > 0) onFiles(files);
  });
  // The files that were chosen before scripts ran.
  useEffect(() => void (field.current?.files?.length && take(field.current)), []);
  return (
    <>
      <label className={`${className} ${styles.choose}`}>
        <span className={styles.words}>{children}</span>
        <input
          ref={field}
          type="file"
          {...input}
          className={styles.file}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </label>
      {send && <span className={styles.send}>{send}</span>}
    </>
  );
}
