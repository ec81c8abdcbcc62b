import { type ComponentProps, useRef } from "react";
import { useTextUploads } from "./text-uploads.ts";
import { TextField } from "@toadstool/elements/forms/field";
import { PictureIcon } from "@toadstool/elements/icons";
import { ImagePickerButton } from "#app/ui/image-picker/button.tsx";
import { markdownOf } from "#app/ui/image-picker/markdown.ts";
import { insertBlock } from "./insert-block.ts";
import { LivePreview } from "./live-preview.tsx";
import styles from "./markdown-field.module.css";

type MarkdownFieldProps = ComponentProps<typeof TextField> & { value: string };

/** Markdown on one side, what readers will get on the other. */
export function MarkdownField(field: MarkdownFieldProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const uploads = useTextUploads(text);
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
