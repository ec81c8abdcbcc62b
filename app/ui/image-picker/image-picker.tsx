import type { MediaKind } from "@toadstool/media";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Modal } from "@toadstool/elements/dialog/modal";
import type { LibraryImage } from "./library.ts";
import type { MediaWords } from "./markdown.ts";
import { Shelf } from "./shelf.tsx";
import { useLibraryList } from "./use-library-list.ts";
import { Words } from "./words.tsx";

export interface ImagePickerProps {
  open: boolean;
  title: string;
  /** Only this kind may be chosen. */
  kind?: MediaKind;
  /** Asks for alt text and caption before it picks. */
  asksForWords?: boolean;
  onClose: () => void;
  /** Called once the dialog has closed and the focus is back. */
  onPick: (image: LibraryImage, words: MediaWords) => void;
}

/** The library in a dialog. It is rendered at the page's end, because its button may be inside a form. */
export function ImagePicker({ open, title, onClose, onPick, ...choosing }: ImagePickerProps) {
  const picked = useRef<Parameters<typeof onPick>>(null);
  const search = useRef<HTMLInputElement>(null);
  // The dialog would begin at its cross.
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);
  const pick = useEffectEvent(() => {
    const choice = picked.current;
    picked.current = null;
    if (choice) onPick(...choice);
  });
  // The dialog's own effect has closed it by then. React reverts text that is typed within an effect, and undo is
  // lost.
  useEffect(() => {
    if (!open) setTimeout(pick);
  }, [open]);

  return createPortal(
    <Modal open={open} title={title} wide onClose={onClose}>
      {open && (
        <Choosing
          {...choosing}
          search={search}
          onPick={(...choice) => {
            picked.current = choice;
            onClose();
          }}
        />
      )}
    </Modal>,
    document.body,
  );
}

interface ChoosingProps extends Pick<ImagePickerProps, "kind" | "asksForWords" | "onPick"> {
  search: RefObject<HTMLInputElement | null>;
}

/** First an image, then its alt text and caption. */
function Choosing({ kind, asksForWords = false, search, onPick }: ChoosingProps) {
  const list = useLibraryList(kind);
  const [chosen, setChosen] = useState<LibraryImage | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const choose = (image: LibraryImage) => {
    setLast(image.id);
    if (asksForWords) setChosen(image);
    else onPick(image, { alt: image.alt, caption: image.caption });
  };
  return chosen ? (
    <Words image={chosen} onBack={() => setChosen(null)} onDone={(words) => onPick(chosen, words)} />
  ) : (
    <Shelf list={list} kind={kind} search={search} startAt={last} onChoose={choose} />
  );
}
