import type { MediaKind } from "@toadstool/media";
import { useState } from "react";
import { buttonClass, Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { PictureIcon, UploadIcon } from "@toadstool/elements/icons";
import { type Arrived, makeUploads } from "#app/browser/uploads/uploads.ts";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { UploadList } from "#app/ui/uploads/upload-list.tsx";
import { type ControlProps, controlOf, type } from "#app/ui/form/control.tsx";
import { ImagePickerButton } from "#app/ui/image-picker/button.tsx";
import { acceptedTypes } from "#app/ui/uploads/accepted-types.ts";
import { imageAddress, imageIdOf } from "#domain/media/image.ts";
import shared from "../admin.module.css";
import styles from "./form.module.css";

interface MediaFieldProps extends ControlProps {
  kind: MediaKind;
  /** The file that is shown where no address is given. */
  fallback?: string;
}

/** A file of the library: chosen, uploaded, or, where scripts are off, named by its address. Its alt text fills an empty field. */
export function MediaField({ field, texts, issues, form, kind, fallback }: MediaFieldProps) {
  const { label, name, help } = field;
  const [value, setValue] = useState(texts[name] ?? "");
  const [uploads] = useState(() => makeUploads());
  const take = (address: string, alt = "") => {
    setValue(address);
    if (field.alt && controlOf(form, field.alt)?.value === "") type(form, field.alt, alt);
  };
  const arrive = ({ id, alt }: Arrived) => {
    take(imageAddress(id), alt);
    uploads.clear();
  };
  const shown = value ? fileAddress(value) : fallback;
  const message = issues.filter((issue) => issue.field === name).map((issue) => issue.message);
  return (
    <fieldset className={`${shared.section} ${styles.media}`}>
      <legend className={shared.legend}>{label}</legend>
      {help && <p className={shared.soft}>{help}</p>}
      {shown && <Shown kind={kind} src={shown} />}
      <div className="unscripted">
        <Field
          label={`Address of the ${nouns[kind]} in the library`}
          placeholder="/media/…"
          name={name}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      <div className={`${shared.buttons} needs-script`}>
        <ImagePickerButton
          title={`Choose a ${nouns[kind]}`}
          kind={kind}
          onPick={(image) => take(image.address, image.alt)}
        >
          <PictureIcon /> Choose
        </ImagePickerButton>
        <FileButton
          accept={acceptedTypes[kind]}
          className={buttonClass("quiet")}
          aria-label={`Upload: ${label}`}
          onFiles={(files) => void uploads.add(files, {}, arrive)}
        >
          <UploadIcon /> Upload
        </FileButton>
        {value && (
          <Button look="plain" onClick={() => setValue("")} aria-label={`Remove: ${label}`}>
            Remove
          </Button>
        )}
      </div>
      <UploadList uploads={uploads} label={`Upload: ${label}`} />
      {message.length > 0 && <p className={styles.issue}>{message.join(" ")}</p>}
    </fieldset>
  );
}

/** A project’s file of the site is named without its folder. */
function fileAddress(address: string): string {
  return imageIdOf(address) || !/^[\w.-]+$/.test(address) ? address : `/images/projects/${address}`;
}

const nouns = { picture: "picture", video: "film", audio: "sound" };

export function Shown({ kind, src }: { kind: MediaKind; src: string }) {
  if (kind === "picture" && !/\.(mp4|webm)$/.test(src))
    return <img src={src} alt="" className={styles.shown} />;
  if (kind === "audio")
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner listens to what she has chosen
    return <audio src={src} controls preload="none" />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner looks at what she has chosen
  return <video src={src} controls preload="none" className={styles.shown} />;
}
