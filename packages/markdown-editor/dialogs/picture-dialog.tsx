import { type ComponentType, useEffect, useRef, useState } from "react";
import type { PickerProps } from "../host.ts";
import type { Surface } from "../surface/open-surface.client.ts";
import { Asking } from "./asking.tsx";
import styles from "./dialogs.module.css";

interface PictureDialogProps {
  surface: Surface;
  onClose: () => void;
}

/** A picture from the library, from a file or from an address; always asks for its alt text. */
export function PictureDialog({ surface, onClose }: PictureDialogProps) {
  const { controls, library } = surface.host;
  const [before] = useState(() => {
    const { selected } = surface.caretState.now();
    return selected?.kind === "picture" ? selected : null;
  });
  const [src, setSrc] = useState(before?.src ?? "");
  const [alt, setAlt] = useState(before?.alt ?? "");
  const [title, setTitle] = useState(before?.title ?? "");
  const [file, setFile] = useState<File | null>(null);
  const [message, setMessage] = useState("");
  const [isSilenceNoted, setSilenceNoted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const [isPicking, setPicking] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => (before ? words : address).current?.focus(), [before]);

  const openLibrary = async () => {
    try {
      const LibraryPicker = await library.loadPicker();
      setPicker(() => LibraryPicker);
      setPicking(true);
    } catch {
      setMessage("The library could not be opened. Check your connection and try again.");
    }
  };
  const insert = (picture: { src: string; alt: string; title: string }) => {
    surface.setPicture(picture);
    onClose();
  };
  const upload = async (chosen: File) => {
    const checked = await library.check(chosen);
    if ("reason" in checked) return setMessage(checked.reason);
    setSending(true);
    setMessage(`Uploading ${chosen.name}…`);
    const answer = await library.upload(chosen, { alt: alt.trim(), caption: title.trim() }, (part) =>
      setMessage(`Uploading ${chosen.name}: ${Math.round(part * 100)} %`),
    );
    setSending(false);
    if (answer.answer === "sessionEnded")
      return setMessage("You have been logged out. Log in again in another tab, then press Insert again.");
    if (answer.answer !== "arrived") return setMessage(answer.reason);
    const src = answer.address;
    if (checked.kind === "picture") return insert({ src, alt: alt.trim(), title: title.trim() });
    surface.setEmbed({ name: checked.kind, attributes: { src, title: title.trim() || chosen.name } });
    return onClose();
  };
  const done = () => {
    if (isSending) return;
    if (!file && !/^(?:https:\/\/\S+|\/(?!\/)\S+)$/.test(src.trim())) {
      setMessage(
        "Choose a picture first: from the library, from your files, or by an address that begins with https:// or a single /.",
      );
      address.current?.focus();
      return;
    }
    if (alt.trim() === "" && !isSilenceNoted) {
      setSilenceNoted(true);
      setMessage(
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
      <Asking
        controls={controls}
        title={before ? "Edit picture" : "Picture"}
        does={does}
        onDone={done}
        onClose={onClose}
      >
        <div className={styles.ways}>
          <controls.Button look="quiet" aria-haspopup="dialog" onClick={() => void openLibrary()}>
            Choose from the library…
          </controls.Button>
          <label className={styles.file}>
            <span>or upload a file</span>
            <input
              type="file"
              accept="image/*,video/mp4,video/webm,audio/*"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </label>
        </div>
        <controls.Field
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
        <controls.TextField
          ref={words}
          label="Alt text"
          name="alt"
          rows={2}
          maxLength={library.limits.alt}
          hint="Describe the picture for people who cannot see it."
          value={alt}
          onChange={({ target }) => {
            setAlt(target.value);
            setSilenceNoted(false);
          }}
        />
        <controls.Field
          label="Caption (optional)"
          name="caption"
          autoComplete="off"
          maxLength={library.limits.caption}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <output className={styles.message}>{message}</output>
      </Asking>
      {Picker && (
        <Picker
          open={isPicking}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            if ("src" in picked) return insert({ src: picked.src, alt: picked.alt, title: picked.caption });
            surface.insertMarkdown(picked.markdown);
            return onClose();
          }}
        />
      )}
    </>
  );
}
