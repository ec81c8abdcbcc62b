import { findInLibrary, type LibraryImage, listLibrary, tileOf } from "./library.ts";
import { Modal } from "@toadstool/elements/dialog/modal";
import { MediaPicker, type MediaPickerProps } from "./media-picker.tsx";
import type { PickerHost } from "./picker-host.ts";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { uploadLimits } from "#domain/media/image.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { FolderIcon } from "@toadstool/elements/icons";
import { imageUploader } from "../image-uploader.tsx";
import { ImageGrid } from "../picture/image-grid.tsx";
import { KindIcon } from "../picture/kind-icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Spinner } from "@toadstool/elements/page/spinner";

const host: PickerHost<LibraryImage> = {
  list: listLibrary,
  find: findInLibrary,
  uploader: imageUploader,
  uploads: uploadsAt("picker"),
  login: "/auth/login?returnTo=%2Fadmin",
  limits: uploadLimits,
  renderGrid: (images, renderName) => (
    <ImageGrid tiles={images.map(tileOf)} renderName={({ id }, name) => renderName(id, name)} />
  ),
  renderShown: (image, signClass) => {
    const { picture, kind } = tileOf(image);
    if (!picture) return <KindIcon kind={kind} className={signClass} />;
    return <Picture picture={picture} alt="" sizes="(width < 576px) 80vw, 20rem" />;
  },
  folderIcon: <FolderIcon />,
  spinner: <Spinner />,
  controls: { Button, Field, TextField, Modal },
};

export type ImagePickerProps = Omit<MediaPickerProps<LibraryImage>, "host">;

/** The library in a dialog. */
export function ImagePicker(picker: ImagePickerProps) {
  return <MediaPicker {...picker} host={host} />;
}
