import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { MediaKind } from "@toadstool/media";
import { replaceText } from "@toadstool/markdown-editor/insert-text";
import { checkImage } from "#app/browser/uploads/check-image.ts";
import { sendImage } from "#app/browser/uploads/send-image.ts";
import { imageAddress } from "#domain/media/image.ts";
import { markdownOf } from "../image-picker/markdown.ts";
import { insertBlock } from "./insert-block.ts";
import { placeholderFor } from "./placeholder-for.ts";

/**
 * Files that are pasted or dropped into a Markdown text are uploaded and shown where the caret was. Writing goes on
 * meanwhile; the surrounding form is held back until they have arrived, so that no reader meets a placeholder.
 */
export function useTextUploads(field: RefObject<HTMLTextAreaElement | null>) {
  const [message, setMessage] = useState("");
  const [waiting, setWaiting] = useState(0);
  const isComposing = useRef(false);
  useHeldForm(field, waiting > 0, () =>
    setMessage("A file is still uploading. Send the text when the upload has finished, or delete its line."),
  );

  /** Resolves once the placeholder is in the text; the upload then continues. */
  const take = async (file: File) => {
    const checked = await checkImage(file);
    const box = field.current;
    if (!box) return;
    if ("reason" in checked) {
      setMessage(`${file.name}: ${checked.reason}`);
      return;
    }
    const mark = placeholderFor(file.name, box.value);
    insertBlock(box, mark);
    setMessage(`Uploading ${file.name}…`);
    void bring(file, checked.kind, box, mark);
  };
  const bring = async (file: File, kind: MediaKind, box: HTMLTextAreaElement, mark: string) => {
    setWaiting((count) => count + 1);
    const answer = await sendImage(file, {}, () => undefined).answered;
    if (isComposing.current)
      await new Promise((done) => box.addEventListener("compositionend", done, { once: true }));
    setWaiting((count) => count - 1);
    if (answer.answer === "arrived") {
      const { name } = file;
      const shown = markdownOf({ kind, name, address: imageAddress(answer.id) }, { alt: "", caption: "" });
      const stands = replaceText(box, mark, shown);
      setMessage(stands ? arrivedWords(file, kind) : `${name} is in the library.`);
      return;
    }
    if (!replaceText(box, `${mark}\n\n`, "")) replaceText(box, mark, "");
    setMessage(`${file.name}: ${answer.answer === "sessionEnded" ? sessionEnded : answer.reason}`);
  };
  const takeAll = async (files: File[]) => {
    // oxlint-disable-next-line no-await-in-loop -- the placeholders keep the order of the files
    for (const file of files) await take(file);
  };

  return {
    message,
    handlers: {
      onCompositionStart: () => void (isComposing.current = true),
      onCompositionEnd: () => void (isComposing.current = false),
      onPaste: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData;
        // A copied paragraph may bring a picture of itself along: words are words.
        if (files.length === 0 || types.includes("text/plain")) return;
        event.preventDefault();
        void takeAll([...files]);
      },
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        void takeAll(files);
      },
    },
  };
}

const sessionEnded =
  "you have been logged out. Log in again in another tab, then paste or drop the file again; your text is still here.";

function arrivedWords({ name }: File, kind: MediaKind): string {
  return kind === "picture"
    ? `${name} is uploaded. Add its alt text between the square brackets.`
    : `${name} is uploaded.`;
}

/** Keeps the field's form from being sent while `isHeld`, before React receives the event. */
function useHeldForm(field: RefObject<HTMLTextAreaElement | null>, isHeld: boolean, tell: () => void) {
  const telling = useEffectEvent(tell);
  useEffect(() => {
    const form = field.current?.form;
    if (!isHeld || !form) return undefined;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      telling();
    };
    form.addEventListener("submit", hold);
    return () => form.removeEventListener("submit", hold);
  }, [field, isHeld]);
}
