export { type AutosaveEvent, nextAutosave } from "./autosave.ts";
export {
  type Answer,
  type Autosave,
  type HeldText,
  type Issue,
  isUnsaved,
  type SubmissionAnswer,
  type Silence,
  startAutosave,
  type Step,
  type Target,
} from "./autosave-state.ts";
export { createSaver, type Saver, type SaverPorts } from "./saver.ts";
export { isSameText, type TextFields } from "./text-fields.ts";
export { useSaver } from "./use-saver.ts";
export {
  dropCopy,
  editorOf,
  findAllCopies,
  type FoundCopy,
  keepCopy,
  type LocalCopy,
  placeOf,
} from "./local-copy.ts";
export { announceEditor, findOpenEditors, whenClosed } from "./open-editors.ts";
export { useLocalCopies } from "./use-local-copies.ts";
export { useTextEditor } from "./use-text-editor.ts";
export { type Listen, type Listeners, makeListeners } from "./listeners.ts";
