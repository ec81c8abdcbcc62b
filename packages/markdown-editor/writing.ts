/** A text that is being written: whoever needs it asks; nothing is handed out at each key. */
export interface Writing {
  /** The markdown as it stands. Not at each key: a long text takes a moment. */
  read: () => string;
  /** Another text in its place; undo takes it back where that can be. */
  replace: (markdown: string) => void;
  /** At the caret, as blocks of their own where it is more than words. */
  insertMarkdown: (markdown: string) => void;
  focus: () => void;
  /** Whether `read()` is still the very text that was opened. */
  isUntouched: () => boolean;
}
