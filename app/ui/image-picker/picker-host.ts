import type { ComponentProps, ComponentType, ReactNode, Ref } from "react";
import type { MediaKind } from "@toadstool/media";
import type { UploaderHost } from "../uploads/uploader-host.ts";
import type { Uploads } from "#app/browser/uploads/uploads.ts";

/** What the picker needs to know of a file in the library. */
export interface Pickable {
  id: string;
  kind: MediaKind;
  name: string;
  alt: string;
  caption: string;
}

/** The words of a picture at its place in a text. */
export interface MediaWords {
  alt: string;
  caption: string;
}

/** A part of what a folder holds, newest first, and the folders right below it. */
export interface LibraryPage<Item> {
  images: Item[];
  folders: { folder: string; count: number }[];
  /** Where the next page starts; null at the end. */
  cursor: string | null;
  total: number;
}

export interface LibraryWanted {
  path: string;
  search: string;
  kind?: MediaKind;
  cursor?: string;
}

/** Why there is no answer, in words for the person, and whether logging in again would help. */
export interface LibraryTrouble {
  trouble: string;
  isLoggedOut: boolean;
}

type LibraryAnswer<Data> = { data: Data } | LibraryTrouble;

interface FieldProps {
  label: string;
  name: string;
  hint?: string;
}

/** What the picker needs from the site around it. */
export interface PickerHost<Item extends Pickable> {
  /** Asks for a page of the library; throws only when `signal` aborts. */
  list: (wanted: LibraryWanted, signal?: AbortSignal) => Promise<LibraryAnswer<LibraryPage<Item>>>;
  find: (id: string) => Promise<LibraryAnswer<Item>>;
  uploader: UploaderHost;
  /** The queue of what is uploaded in the dialog. */
  uploads: Uploads;
  /** Where a person logs in again, in a new tab. */
  login: string;
  /** Characters that these may have. */
  limits: { alt: number; caption: number };
  /** Lays the files out as list items; `renderName` makes the name of each a button. */
  renderGrid: (items: Item[], renderName: (id: string, name: ReactNode) => ReactNode) => ReactNode;
  /** One file as a picture of itself; a sign where it has none. */
  renderShown: (item: Item, signClass: string | undefined) => ReactNode;
  folderIcon: ReactNode;
  /** Shown until the first page is there. */
  spinner: ReactNode;
  /** The components of the page that the dialog is built from. */
  controls: {
    Button: ComponentType<Omit<ComponentProps<"button">, "ref"> & { look?: "quiet" | "plain" }>;
    Field: ComponentType<FieldProps & ComponentProps<"input"> & { ref?: Ref<HTMLInputElement> }>;
    TextField: ComponentType<FieldProps & ComponentProps<"textarea">>;
    Modal: ComponentType<{
      open: boolean;
      title: string;
      wide: boolean;
      onClose: () => void;
      children: ReactNode;
    }>;
  };
}
