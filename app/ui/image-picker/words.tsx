import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { uploadLimits } from "#domain/media/image.ts";
import { KindIcon } from "../picture/kind-icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { type LibraryImage, pictureIn } from "./library.ts";
import type { MediaWords } from "./markdown.ts";
import styles from "./picker.module.css";

interface WordsProps {
  image: LibraryImage;
  onBack: () => void;
  onDone: (words: MediaWords) => void;
}

/**
 * Asks for the image's alt text and caption at this place. Without alt text it asks once more, and then accepts
 * that.
 */
export function Words({ image, onBack, onDone }: WordsProps) {
  const [words, setWords] = useState({ alt: image.alt, caption: image.caption });
  const [isNoted, setNoted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(fields.current), []);
  const isPicture = image.kind === "picture";
  const isSilent = isPicture && words.alt.trim() === "";
  const change = (typed: Partial<MediaWords>) => {
    setNoted(false);
    setWords({ ...words, ...typed });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React lets it climb to the form around the dialog's button.
    event.stopPropagation();
    if (isSilent && !isNoted) {
      setNoted(true);
      focusFirst(fields.current);
    } else onDone(words);
  };

  return (
    <form onSubmit={send} className={styles.words}>
      <div className={styles.shown}>
        <Shown image={image} />
        <p dir="auto">{image.name}</p>
      </div>
      <div ref={fields} className={styles.fields}>
        {isPicture && (
          <TextField
            label="Alt text"
            name="alt"
            rows={3}
            maxLength={uploadLimits.alt}
            hint="Describe the picture for people who cannot see it."
            value={words.alt}
            onChange={({ target }) => change({ alt: target.value })}
          />
        )}
        <output className={styles.note}>{isNoted && noteOn(image)}</output>
        <Field
          label={isPicture ? "Caption (optional)" : "Title"}
          name="caption"
          autoComplete="off"
          maxLength={uploadLimits.caption}
          hint={isPicture ? "Shown below the picture." : `If left empty: ${image.alt || image.name}`}
          value={words.caption}
          onChange={({ target }) => change({ caption: target.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit">{isSilent && isNoted ? "Insert without alt text" : "Insert"}</Button>
          <Button look="quiet" onClick={onBack}>
            Choose another
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The image as a picture of itself; a sign where it has none. */
function Shown({ image }: { image: LibraryImage }) {
  const picture = pictureIn(image);
  if (!picture) return <KindIcon kind={image.kind} className={styles.sign} />;
  return <Picture picture={picture} alt="" sizes="(width < 576px) 80vw, 20rem" />;
}

function focusFirst(fields: HTMLElement | null) {
  fields?.querySelector<HTMLElement>("textarea, input")?.focus();
}

function noteOn({ alt }: LibraryImage): string {
  return alt
    ? `If left empty, the library’s alt text is used: “${alt}”`
    : "Without alt text, people who cannot see the picture will not know that it is there. Leave it empty only for decoration.";
}
