import type { RefObject } from "react";
import { insertText } from "./insert-text.ts";
import { fillField, textOf } from "./fill-field.ts";
import type { Surface } from "./surface/open-surface.client.ts";
import { isSource, type View } from "./views/view.ts";

/** A text that is being written. Its parts read it when they need it; no key press copies it. */
export interface Writing {
  /** The Markdown as it is now. Not to be called at each key: a long text takes a moment. */
  read: () => string;
  /** Replaces the text; undo takes it back where that is possible. */
  replace: (markdown: string) => void;
  /** At the caret, as blocks of their own where it is more than words. */
  insertMarkdown: (markdown: string) => void;
  focus: () => void;
  /** Whether `read()` is still the very text that was opened. */
  isUntouched: () => boolean;
}

interface Field {
  text: RefObject<HTMLTextAreaElement | null>;
  now: RefObject<{ surface: Surface | null; view: View }>;
  /** The text that was opened. */
  opened: string;
  edited: () => void;
}

/** One handle for both ways of writing: the surface, and the textarea where that is shown or all there is. */
export function makeWriting({ text, now, opened, edited }: Field): Writing {
  const written = () => (isSource(now.current.view) ? null : now.current.surface);
  const read = () => {
    const known = now.current.surface?.read() ?? opened;
    const field = text.current;
    return written() || !field ? known : textOf(field, known);
  };
  return {
    read,
    replace: (markdown) => {
      now.current.surface?.replace(markdown);
      if (text.current && !written()) fillField(text.current, markdown);
      edited();
    },
    insertMarkdown: (markdown) => {
      const surface = written();
      if (surface) surface.insertMarkdown(markdown);
      else if (text.current) insertText(text.current, markdown);
    },
    focus: () => (written() ?? text.current)?.focus(),
    isUntouched: () => read() === opened,
  };
}
