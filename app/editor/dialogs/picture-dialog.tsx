import { type ComponentType, useEffect, useRef, useState } from "react";
import { sendFile } from "#app/browser/uploads/upload.ts";
import { checkFile } from "#app/browser/uploads/check.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import type { ImagePickerProps } from "#app/ui/image-picker/image-picker.tsx";
import { markdownOf } from "#app/ui/image-picker/markdown.ts";
import { imageAddress, uploadLimits } from "#domain/media/image.ts";
import type { Surface } from "../surface/open-surface.client.ts";
import { Asking } from "./asking.tsx";
import styles from "./dialogs.module.css";

interface PictureDialogProps {
  surface: Surface;
  onClose: () => void;
}

/** A picture from the library, from a file or from an address, and always the question what it shows. */
export function PictureDialog({ surface, onClose }: PictureDialogProps) {
  const [before] = useState(() => {
    const { selected } = surface.standing.now();
    return selected?.kind === "picture" ? selected : null;
  });
  const [src, setSrc] = useState(before?.src ?? "");
  const [alt, setAlt] = useState(before?.alt ?? "");
  const [title, setTitle] = useState(before?.title ?? "");
  const [file, setFile] = useState<File | null>(null);
  const [told, setTold] = useState("");
  const [isSilenceNoted, setSilenceNoted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<ImagePickerProps> | null>(null);
  const [isPicking, setPicking] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => (before ? words : address).current?.focus(), [before]);

  const openLibrary = async () => {
    try {
      const { ImagePicker } = await import("#app/ui/image-picker/image-picker.tsx");
      setPicker(() => ImagePicker);
      setPicking(true);
    } catch {
      setTold("The library could not be opened. Check your connection and try again.");
    }
  };
  const insert = (picture: { src: string; alt: string; title: string }) => {
    surface.setPicture(picture);
    onClose();
  };
  const upload = async (chosen: File) => {
    const checked = await checkFile(chosen);
    if ("reason" in checked) return setTold(checked.reason);
    setSending(true);
    setTold(`Uploading ${chosen.name}…`);
    const answer = await sendFile(chosen, { alt: alt.trim(), caption: title.trim() }, (part) =>
      setTold(`Uploading ${chosen.name}: ${Math.round(part * 100)} %`),
    ).answered;
    setSending(false);
    if (answer.answer === "sessionEnded")
      return setTold("You have been logged out. Log in again in another tab, then press Insert again.");
    if (answer.answer !== "arrived") return setTold(answer.reason);
    const src = imageAddress(answer.id);
    if (checked.kind === "picture") return insert({ src, alt: alt.trim(), title: title.trim() });
    surface.setEmbed({ name: checked.kind, attributes: { src, title: title.trim() || chosen.name } });
    return onClose();
  };
  const done = () => {
    if (isSending) return;
    if (!file && !/^(?:https:\/\/\S+|\/(?!\/)\S+)$/.test(src.trim())) {
      setTold(
        "Choose a picture first: from the library, from your files, or by an address that begins with https:// or a single /.",
      );
      address.current?.focus();
      return;
    }
    if (alt.trim() === "" && !isSilenceNoted) {
      setSilenceNoted(true);
      setTold(
        "Without alt text, people who cannot see the picture will not know that it is there. Leave it empty only for decoration.",
      );
      words.current?.focus();
      return;
    }
    if (file) void upload(file);
    else insert({ src: src.trim(), alt: alt.trim(), title: title.trim() });
  };
  const does = alt.trim() === "" && isSilenceNoted ? "Insert without alt text" : before ? "Save" : "Insert";

  return (
    <>
      <Asking title={before ? "Edit picture" : "Picture"} does={does} onDone={done} onClose={onClose}>
        <div className={styles.ways}>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => void openLibrary()}>
            Choose from the library…
          </Button>
          <label className={styles.file}>
            <span>or upload a file</span>
            <input
              type="file"
              accept="image/*,video/mp4,video/webm,audio/*"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </label>
        </div>
        <Field
          ref={address}
          label="or enter an address"
          name="src"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          disabled={file !== null}
          value={src}
          onChange={({ target }) => setSrc(target.value)}
        />
        <TextField
          ref={words}
          label="Alt text"
          name="alt"
          rows={2}
          maxLength={uploadLimits.alt}
          hint="Describe the picture for people who cannot see it."
          value={alt}
          onChange={({ target }) => {
            setAlt(target.value);
            setSilenceNoted(false);
          }}
        />
        <Field
          label="Caption (optional)"
          name="caption"
          autoComplete="off"
          maxLength={uploadLimits.caption}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <output className={styles.told}>{told}</output>
      </Asking>
      {Picker && (
        <Picker
          open={isPicking}
          title="Choose a picture or film"
          asksForWords
          onClose={() => setPicking(false)}
          onPick={(image, { alt: said, caption }) => {
            if (image.kind === "picture") return insert({ src: image.address, alt: said, title: caption });
            surface.insertMarkdown(markdownOf(image, { alt: said, caption }));
            return onClose();
          }}
        />
      )}
    </>
  );
}
