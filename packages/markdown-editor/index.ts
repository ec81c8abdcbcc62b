export type {
  Controls,
  EditorHost,
  Embed,
  Embeds,
  Library,
  MediaKind,
  MediaWords,
  Picked,
  PickerProps,
  UploadAnswer,
} from "./host.ts";
export { jumpTo } from "./jump.ts";
export { MarkdownEditor, type MarkdownEditorProps } from "./markdown-editor.tsx";
export { atOnce, inTurns, type Turns } from "./turns.ts";
export type { Writing } from "./writing.ts";
