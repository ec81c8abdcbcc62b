import type { ComponentProps, ComponentType, ReactNode, Ref } from "react";
import type { Reading } from "./round-trip/reading.ts";
import type { Issue } from "./saving/autosave-state.ts";

/** What the editor needs from the page around it. It is loaded together with the surface, and not before. */
export interface EditorHost {
  /** Characters that a text may have: what would make it longer is not pasted. */
  limit: number;
  reading: Reading;
  embeds: Embeds;
  library: Library;
  /** Renders a text as readers get it, block by block: sanitised HTML. Throws an error whose message the author reads. */
  preview: (markdown: string, signal: AbortSignal) => Promise<string[]>;
  /** The components of the page that the dialogs are built from. */
  controls: Controls;
}

/** What `::name{…}` needs to show a player. */
export interface Embed {
  name: string;
  attributes: Record<string, string>;
}

export interface Embeds {
  /** What a person calls each player. */
  names: Record<string, string>;
  /** The player for an address that was copied from a browser; null for any other address. */
  find: (address: string) => Embed | null;
  /** Where an embed leads. */
  addressOf: (name: string, attributes: Record<string, string>) => string;
  /** Shown below the field for the address. */
  hint: string;
  /** Shown for an address that has no player. */
  refusal: string;
}

export type MediaKind = "picture" | "video" | "audio";

export type UploadAnswer =
  | { answer: "arrived"; address: string }
  | { answer: "refused" | "failed"; reason: string }
  | { answer: "sessionEnded" };

/** Where files are kept. */
export interface Library {
  /** The kind of a file, or why it cannot be uploaded. */
  check: (file: File) => Promise<{ kind: MediaKind } | { reason: string }>;
  /** Uploads a file; `onProgress` is called with the part from 0 to 1 that was sent. */
  upload: (file: File, words: MediaWords, onProgress: (part: number) => void) => Promise<UploadAnswer>;
  /** The library's own dialog. */
  loadPicker: () => Promise<ComponentType<PickerProps>>;
  /** Characters that these may have. */
  limits: { alt: number; caption: number };
}

export interface MediaWords {
  alt?: string;
  caption?: string;
}

export interface PickerProps {
  open: boolean;
  onClose: () => void;
  onPick: (picked: Picked) => void;
}

/** The choice from the library: a picture, or the Markdown of something else. */
export type Picked = { src: string; alt: string; caption: string } | { markdown: string };

interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  issues?: Issue[];
}

export interface Controls {
  Button: ComponentType<Omit<ComponentProps<"button">, "ref"> & { look?: "quiet" }>;
  Field: ComponentType<FieldProps & ComponentProps<"input"> & { ref?: Ref<HTMLInputElement> }>;
  TextField: ComponentType<FieldProps & ComponentProps<"textarea"> & { ref?: Ref<HTMLTextAreaElement> }>;
  Modal: ComponentType<{ open: boolean; title: string; onClose: () => void; children: ReactNode }>;
}
