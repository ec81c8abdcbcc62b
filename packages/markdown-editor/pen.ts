import type { RefObject } from "react";
import { insertText } from "./insert-text.ts";
import { fillField, textOf } from "./fill-field.ts";
import type { Surface } from "./surface/open-surface.client.ts";
import type { View } from "./views/view.ts";
import type { Writing } from "./writing.ts";

interface Desk {
  text: RefObject<HTMLTextAreaElement | null>;
  now: RefObject<{ surface: Surface | null; view: View }>;
  /** What was opened. */
  opened: string;
  edited: () => void;
}

/** One handle for both ways of writing: the surface, and the field of markdown where that is looked at or all there is. */
export function makePen({ text, now, opened, edited }: Desk): Writing {
  const written = () => (now.current.view === "source" ? null : now.current.surface);
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
