import { type ComponentProps, useEffect, useState } from "react";
import { imageIdOf } from "#domain/media/image.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { PictureIcon } from "@toadstool/elements/icons";
import { ImagePickerButton } from "./button.tsx";
import styles from "./cover.module.css";
import { findInLibrary } from "./library.ts";

interface CoverFieldProps extends Omit<ComponentProps<typeof Field>, "label" | "value"> {
  label?: string;
  value: string;
  /** Called with the address and the alt text of the picture that was chosen; "" when it was removed. */
  onPick: (address: string, alt?: string) => void;
}

/** The address of a picture: typed, or chosen from the library, and seen. */
export function CoverField({ onPick, label = "Image (URL)", ...field }: CoverFieldProps) {
  const { value } = field;
  return (
    <div className={styles.cover}>
      <Field label={label} placeholder="/images/… or https://…" inputMode="url" {...field} />
      <div className={styles.buttons}>
        <ImagePickerButton
          title="Choose a picture"
          kind="picture"
          onPick={(image) => onPick(image.address, image.alt)}
        >
          <PictureIcon /> Choose from the library
        </ImagePickerButton>
        {value && (
          <Button look="plain" className="needs-script" onClick={() => onPick("")}>
            Remove
          </Button>
        )}
      </div>
      {value && <Preview key={value} address={value} />}
    </div>
  );
}

/** The picture at the address; nothing while it is still being typed, or where there is none. */
function Preview({ address }: { address: string }) {
  const [state, setState] = useState<"loading" | "seen" | "missing">("loading");
  const alt = useLibraryAlt(address);
  if (state === "missing" && imageIdOf(address)) {
    return <p className={styles.words}>This picture is no longer in the library.</p>;
  }
  if (state === "missing" || !/^(\/(?!\/)|https:\/\/)\S+$/i.test(address)) return null;
  return (
    <figure className={state === "seen" ? styles.preview : styles.unseen}>
      <img
        // It may have come before the page's scripts did.
        ref={(picture) => void (picture?.complete && setState(picture.naturalWidth > 0 ? "seen" : "missing"))}
        src={address}
        alt=""
        onLoad={() => setState("seen")}
        onError={() => setState("missing")}
      />
      {alt !== null && (
        <figcaption className={styles.words}>{alt ? `Alt text: ${alt}` : "No alt text"}</figcaption>
      )}
    </figure>
  );
}

/** The alt text of a picture of the library; null for others. */
function useLibraryAlt(address: string): string | null {
  const [alt, setAlt] = useState<string | null>(null);
  const id = imageIdOf(address);
  useEffect(() => {
    if (!id) return undefined;
    const leaving = new AbortController();
    findInLibrary(id, leaving.signal).then(
      (found) => "data" in found && setAlt(found.data.alt),
      () => undefined,
    );
    return () => leaving.abort();
  }, [id]);
  return alt;
}
