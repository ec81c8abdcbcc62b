import { useEffect, useRef } from "react";
import { useDroppedFiles, usePastedFiles } from "#app/browser/uploads/sources.ts";
import { type Uploads, useUploads } from "#app/browser/uploads/uploads.ts";
import { buttonClass } from "../button.tsx";
import { FileButton } from "./file-button.tsx";
import { CameraIcon, UploadIcon } from "../icons.tsx";
import styles from "./uploader.module.css";
import { UploadList } from "./uploader-list.tsx";

/** What the file chooser offers first; the server goes by the bytes. */
const acceptedTypes =
  "image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic,image/heif,video/mp4,video/webm,audio/mpeg,audio/ogg,audio/mp4,.m4a,.mp3,.ogg";

interface UploaderProps {
  /** The uploads of the place that shows it. */
  uploads: Uploads;
  /** The folder that is open: files go there. */
  folder: string;
  /** Called, once a second at most, after something has arrived. */
  onArrived: () => void;
}

/** Takes files by choosing, dropping, pasting and photographing; without scripts it is a form. */
export function Uploader({ uploads, folder, onArrived }: UploaderProps) {
  const take = (files: File[]) => void uploads.add(files, { folder });
  const isOver = useDroppedFiles(take);
  usePastedFiles(take);
  useWarningOnLeaving(uploads);
  useArrivals(uploads, onArrived);
  return (
    <>
      <form method="post" encType="multipart/form-data" action="/admin/images/upload" className={styles.form}>
        <input type="hidden" name="folder" value={folder} />
        <FileButton
          name="files"
          multiple
          accept={acceptedTypes}
          onFiles={take}
          className={buttonClass()}
          send="Upload"
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
        <p className={styles.hint}>Or drop files anywhere on this page, or paste a picture.</p>
      </form>
      <UploadList uploads={uploads} />
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

function useWarningOnLeaving(uploads: Uploads) {
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => uploads.isBusy() && event.preventDefault();
    window.addEventListener("beforeunload", leaving);
    return () => window.removeEventListener("beforeunload", leaving);
  }, [uploads]);
}

const rest = 1000;

/** The first arrival is reported at once, those within the next second together. */
export function useArrivals(uploads: Uploads, onArrived: () => void) {
  const { arrived, isPaused } = useUploads(uploads);
  const told = useRef(arrived);
  const toldAt = useRef(0);
  useEffect(() => {
    if (arrived <= told.current) {
      told.current = arrived;
      return undefined;
    }
    // An owner who has to log in again would be led away from files that still wait.
    if (isPaused) return undefined;
    const tell = () => {
      // What cannot be asked for would put an error in the place of the page, and of the uploads.
      if (!navigator.onLine) return window.addEventListener("online", tell, { once: true });
      told.current = arrived;
      toldAt.current = Date.now();
      return onArrived();
    };
    const waiting = setTimeout(tell, Math.max(0, toldAt.current + rest - Date.now()));
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("online", tell);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an arrival is reported
  }, [arrived, isPaused]);
}
