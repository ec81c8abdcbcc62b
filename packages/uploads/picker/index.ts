export { MediaPicker, type MediaPickerProps } from "./media-picker.tsx";
export type {
  LibraryAnswer,
  LibraryPage,
  LibraryTrouble,
  LibraryWanted,
  MediaWords,
  Pickable,
  PickerHost,
} from "./picker-host.ts";
