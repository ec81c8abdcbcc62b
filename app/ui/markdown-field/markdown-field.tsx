import { type ComponentProps, useRef } from "react";
import { insertText, replaceText } from "@toadstool/markdown-editor/insert-text";
import { checkImage } from "#app/browser/uploads/check-image.ts";
import { sendImage } from "#app/browser/uploads/send-image.ts";
import { useTextUploads } from "./text-uploads.ts";
import { imageAddress } from "#domain/media/image.ts";
import { TextField } from "@toadstool/elements/forms/field";
import { PictureIcon } from "@toadstool/elements/icons";
import { ImagePickerButton } from "#app/ui/image-picker/button.tsx";
import { asBlock, markdownOf } from "#app/ui/image-picker/markdown.ts";
import { LivePreview } from "./live-preview.tsx";
import styles from "./markdown-field.module.css";

type MarkdownFieldProps = ComponentProps<typeof TextField> & { value: string };

/** Markdown on one side, what readers will get on the other. */
export function MarkdownField(field: MarkdownFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const uploads = useTextUploads(text, {
    check: checkImage,
    send: sendImage,
    markdownOf: (id, file, kind) =>
      markdownOf({ kind, name: file.name, address: imageAddress(id) }, { alt: "", caption: "" }),
    insert: insertBlock,
    replace: replaceText,
  });
  return (
    <div className={styles.pair}>
      <div className={styles.writing}>
        <div className={styles.tools}>
          <ImagePickerButton
            title="Insert a picture or film"
            asksForWords
            onPick={(image, words) => text.current && insertBlock(text.current, markdownOf(image, words))}
          >
            <PictureIcon /> Insert a picture or film
          </ImagePickerButton>
          <output className={styles.message}>{uploads.message}</output>
        </div>
        <TextField ref={text} rows={20} {...field} {...uploads.handlers} className={styles.text} />
      </div>
      <LivePreview of={field.label.replace(" (markdown)", "")} content={field.value} />
    </div>
  );
}

/** Inserts behind the selection, so that no word is lost. */
function insertBlock(field: HTMLTextAreaElement, block: string) {
  const { value, selectionEnd: at } = field;
  field.setSelectionRange(at, at);
  insertText(field, asBlock(value.slice(0, at), block, value.slice(at)));
}
