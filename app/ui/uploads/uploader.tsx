import { type ReactNode, useEffect } from "react";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { CameraIcon, UploadIcon } from "@toadstool/elements/icons";
import { acceptedTypes } from "./accepted-types.ts";
import { useDroppedFiles, usePastedFiles } from "./sources.ts";
import type { Uploads } from "#app/browser/uploads/uploads.ts";
import { FileButton } from "./file-button.tsx";
import { useArrivals } from "./use-arrivals.ts";
import styles from "./uploader.module.css";

interface UploadFormProps {
  /** The uploads of the place that shows it. */
  uploads: Uploads;
  /** The folder that is open: files go there. */
  folder: string;
  /** Called, once a second at most, after something has arrived. */
  onArrived: () => void;
}

const everyType = Object.values(acceptedTypes).join();

/** Takes files by choosing, dropping, pasting and photographing; without scripts it is a form. */
export function UploadForm({
  uploads,
  folder,
  onArrived,
  children,
}: UploadFormProps & { children?: ReactNode }) {
  const take = (files: File[]) => void uploads.add(files, { folder });
  const isOver = useDroppedFiles(take);
  usePastedFiles(take);
  useWarningOnLeaving(uploads);
  useArrivals(uploads, onArrived);
  return (
    <>
      <form method="post" encType="multipart/form-data" action="/admin/images/upload" className={styles.form}>
        <input type="hidden" name="folder" value={folder} />
        <input type="hidden" name="same" value="ask" />
        <FileButton
          name="files"
          multiple
          accept={everyType}
          onFiles={take}
          className={buttonClass("primary")}
          send={<Button type="submit">Upload</Button>}
        >
          <UploadIcon /> Upload files
        </FileButton>
        <FileButton
          accept="image/*"
          capture="environment"
          onFiles={take}
          className={buttonClass("quiet", styles.camera)}
        >
          <CameraIcon /> Take a photo
        </FileButton>
        <label className={styles.both}>
          <input type="checkbox" name="same" value="keep" /> Upload files again that are here already
        </label>
        {children}
      </form>
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <p>
            <UploadIcon /> Drop them {folder ? `into ${folder}` : "here"}
          </p>
        </div>
      )}
    </>
  );
}

/** What the form takes besides what is chosen with its buttons. */
export const DropHint = () => (
  <span className={styles.hint}>Drop files anywhere on this page, or paste a picture.</span>
);

function useWarningOnLeaving(uploads: Uploads) {
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => uploads.isBusy() && event.preventDefault();
    window.addEventListener("beforeunload", leaving);
    return () => window.removeEventListener("beforeunload", leaving);
  }, [uploads]);
}
