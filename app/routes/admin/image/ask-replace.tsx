import { Modal } from "@toadstool/elements/dialog/modal";
import { Button } from "@toadstool/elements/forms/button";
import { TextField } from "@toadstool/elements/forms/field";
import { fileSize } from "@toadstool/media";
import type { SubmitEvent } from "react";
import { FilePicture } from "#app/ui/uploads/file-picture.tsx";
import { type Image, uploadLimits } from "#domain/media/image.ts";
import { formerDays } from "#domain/media/replace/former.ts";
import type { ImageUse } from "#domain/media/usage/find-uses.server.ts";
import shared from "../admin.module.css";
import { nouns } from "../images/nouns.ts";
import { UseList } from "../images/use-list.tsx";
import styles from "./replace.module.css";

interface AskReplaceProps {
  image: Image;
  uses: ImageUse[];
  /** The file that was chosen; without one nothing is asked. */
  file: File | undefined;
  onReplace: (details: { alt?: string; caption?: string }) => void;
  onKeep: () => void;
}

/** Asks before a file replaces another, and whether the image's alt text and caption still fit. */
export function AskReplace({ image, uses, file, onReplace, onKeep }: AskReplaceProps) {
  const noun = nouns[image.kind];
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: "alt" | "caption") => {
      const words = form.get(name);
      return typeof words === "string" && words.trim() !== image[name] ? { [name]: words.trim() } : {};
    };
    onReplace({ ...said("alt"), ...said("caption") });
  };
  return (
    <Modal open={file !== undefined} title={`Replace this ${noun}?`} onClose={onKeep}>
      {file && (
        <form className={shared.section} onSubmit={send}>
          {image.kind === "picture" && <FilePicture file={file} className={styles.chosen} />}
          <p>
            <strong dir="auto">{file.name}</strong> ({fileSize(file.size)}) replaces “{image.name}”
            {uses.length > 0 ? " in:" : ", which is not used anywhere."}
          </p>
          {uses.length > 0 && (
            <>
              <UseList uses={uses} />
              <p>Words that a text itself has for it stay as they are: check them there.</p>
            </>
          )}
          <p>The current file is kept for {formerDays} days, so you can restore it.</p>
          <StillCorrect image={image} />
          <div className={shared.buttons}>
            <Button type="submit">Replace the {noun}</Button>
            <Button look="quiet" onClick={onKeep}>
              Keep the current file
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

/** The words of the present file, for the one that comes. */
export function StillCorrect({ image: { kind, alt, caption } }: { image: Image }) {
  return (
    <>
      {kind === "picture" && (
        <TextField
          label="Is the alt text still correct?"
          name="alt"
          rows={3}
          limit={uploadLimits.alt}
          hint="It describes the picture to people who cannot see it. Change it if the new picture shows something else."
          defaultValue={alt}
        />
      )}
      {caption && (
        <TextField
          label="Is the caption still correct?"
          name="caption"
          rows={2}
          limit={uploadLimits.caption}
          defaultValue={caption}
        />
      )}
    </>
  );
}
