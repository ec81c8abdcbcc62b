import { useEffect } from "react";
import { useDroppedFiles, usePastedFiles } from "./sources.ts";
import type { Uploads } from "#app/browser/uploads/uploads.ts";
import { FileButton } from "./file-button.tsx";
import { useArrivals } from "./use-arrivals.ts";
import type { UploaderHost } from "./uploader-host.ts";
import { UploadList } from "./upload-list.tsx";
import styles from "./uploader.module.css";

interface UploaderProps {
  host: UploaderHost;
  /** The uploads of the place that shows it. */
  uploads: Uploads;
  /** The folder that is open: files go there. */
  folder: string;
  /** Called, once a second at most, after something has arrived. */
  onArrived: () => void;
}

/** Takes files by choosing, dropping, pasting and photographing; without scripts it is a form. */
export function Uploader({ host, uploads, folder, onArrived }: UploaderProps) {
  const { action, accept, buttonClass, icons } = host;
  const take = (files: File[]) => void uploads.add(files, { folder });
  const isOver = useDroppedFiles(take);
  usePastedFiles(take);
  useWarningOnLeaving(uploads);
  useArrivals(uploads, onArrived);
  return (
    <>
      <form method="post" encType="multipart/form-data" action={action} className={styles.form}>
        <input type="hidden" name="folder" value={folder} />
        <input type="hidden" name="same" value="ask" />
        <FileButton
          name="files"
          multiple
          accept={accept}
          onFiles={take}
          className={buttonClass("primary")}
          send={
            <button type="submit" className={buttonClass("primary")}>
              Upload
            </button>
          }
        >
          {icons.upload} Upload files
        </FileButton>
        <FileButton
          accept="image/*"
          capture="environment"
          onFiles={take}
          className={buttonClass("quiet", styles.camera)}
        >
          {icons.camera} Take a photo
        </FileButton>
        <label className={styles.both}>
          <input type="checkbox" name="same" value="keep" /> Upload files again that are here already
        </label>
        <p className={styles.hint}>Or drop files anywhere on this page, or paste a picture.</p>
      </form>
      <UploadList host={host} uploads={uploads} />
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <p>
            {icons.upload} Drop them {folder ? `into ${folder}` : "here"}
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
