import { useEffect, useRef, useState } from "react";
import type { Surface } from "../surface/open-surface.client.ts";
import { Asking } from "./asking.tsx";
import styles from "./dialogs.module.css";

/** Source that the surface only shows. */
export function RawDialog({ surface, onClose }: { surface: Surface; onClose: () => void }) {
  const { controls } = surface.host;
  const [source, setSource] = useState(() => {
    const { selected } = surface.caretState.now();
    return selected?.kind === "raw" ? selected.source : "";
  });
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Asking
      controls={controls}
      title="Edit source"
      does="Save"
      onClose={onClose}
      onDone={() => {
        surface.setRaw(source);
        onClose();
      }}
    >
      <controls.TextField
        ref={first}
        label="Markdown"
        name="source"
        rows={8}
        spellCheck={false}
        hint="Leave it empty to remove it."
        className={styles.source}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
    </Asking>
  );
}
