import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "#app/browser/debounce.ts";
import { limits } from "#domain/posts/post.ts";
import { lengthWords } from "./length-words.ts";
import styles from "./post-editor.module.css";
import type { useEditor } from "./use-editor.ts";

/** A moment after the copy on this device was made, in milliseconds: a long text is not read for this alone. */
const rest = 800;

/** Warns of the length limit before the site has to refuse a text. Nothing is ever cut. */
export function LengthNotice({ editor }: { editor: ReturnType<typeof useEditor> }) {
  const { start, lengthRead, onEdits, copies } = editor;
  const [length, setLength] = useState(start.text.content.length);
  const { soon } = useDebounced(() => setLength(lengthRead()), rest);
  const heard = useEffectEvent(() => soon());
  useEffect(() => onEdits(() => heard()), [onEdits]);
  return (
    <output className={length > limits.content ? styles.refusal : styles.status}>
      {lengthWords(length, copies.isKept)}
    </output>
  );
}
