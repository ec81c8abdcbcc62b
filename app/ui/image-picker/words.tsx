import { type FormEvent, useEffect, useRef, useState } from "react";
import styles from "./picker.module.css";
import type { MediaWords, Pickable, PickerHost } from "./picker-host.ts";

interface WordsProps<Item extends Pickable> {
  host: PickerHost<Item>;
  image: Item;
  onBack: () => void;
  onDone: (words: MediaWords) => void;
}

/**
 * Asks for the image's alt text and caption at this place. Without alt text it asks once more, and then accepts
 * that.
 */
export function Words<Item extends Pickable>({ host, image, onBack, onDone }: WordsProps<Item>) {
  const { Button, Field, TextField } = host.controls;
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
        {host.renderShown(image, styles.sign)}
        <p dir="auto">{image.name}</p>
      </div>
      <div ref={fields} className={styles.fields}>
        {isPicture && (
          <TextField
            label="Alt text"
            name="alt"
            rows={3}
            maxLength={host.limits.alt}
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
          maxLength={host.limits.caption}
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

function focusFirst(fields: HTMLElement | null) {
  fields?.querySelector<HTMLElement>("textarea, input")?.focus();
}

function noteOn({ alt }: Pickable): string {
  return alt
    ? `If left empty, the library’s alt text is used: “${alt}”`
    : "Without alt text, people who cannot see the picture will not know that it is there. Leave it empty only for decoration.";
}
