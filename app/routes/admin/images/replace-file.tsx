import { useRevalidator } from "react-router";
import { libraryUploads } from "#app/browser/uploads.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { UploadIcon } from "#app/ui/icons.tsx";
import { useArrivals } from "#app/ui/uploader.tsx";
import { UploadList } from "#app/ui/uploader-list.tsx";
import type { Image } from "#domain/images/image.ts";
import styles from "./image.module.css";

/** Puts another file in the place of this one: the address stays, and so does every text that shows it. */
export function ReplaceFile({ image: { id, kind } }: { image: Image }) {
  const { revalidate } = useRevalidator();
  useArrivals(() => void revalidate());
  const replace = ([file]: File[]) => void (file && libraryUploads.add([file], { replaces: id }));
  return (
    <>
      <p className={styles.soft}>
        The address, the words and every place that shows it stay; only what is seen changes.
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        action="/admin/images/upload"
        className={styles.replace}
      >
        <input type="hidden" name="replaces" value={id} />
        <FileButton
          name="file"
          accept={accepted[kind]}
          onFiles={replace}
          className={buttonClass("quiet")}
          send="Replace it"
        >
          <UploadIcon /> Replace the file
        </FileButton>
      </form>
      <UploadList />
    </>
  );
}

const accepted = {
  picture: "image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic,image/heif",
  video: "video/mp4,video/webm",
  audio: "audio/mpeg,audio/ogg,audio/mp4,.m4a,.mp3,.ogg",
};
