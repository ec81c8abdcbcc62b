import { useRef } from "react";
import { useKeptFocus } from "#app/browser/kept-focus.ts";
import { libraryUploads, useUploads } from "#app/browser/uploads.ts";
import {
  isTroubled,
  isUnderWay,
  rowsOf,
  summaryOf,
  type Upload,
  type UploadQueue,
} from "#app/browser/upload-queue.ts";
import { fileSize } from "#domain/images/file-size.ts";
import { acceptedFiles } from "#domain/images/image.ts";
import { Button, buttonClass } from "./button.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import styles from "./uploader.module.css";

/** What is on its way: those that move, those in trouble, a few that wait, and figures for all others. */
export function UploadList() {
  const queue = useUploads();
  const { rows, waiting, troubled } = rowsOf(queue);
  const isShown = queue.arrived + queue.uploads.length > 0;
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Uploads"
      className={isShown ? styles.list : "visually-hidden"}
    >
      <div className={styles.head}>
        <output className={styles.summary}>{isShown && summaryOf(queue)}</output>
        <QueueButtons queue={queue} />
      </div>
      {queue.isPaused && <SessionEnded />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {waiting + troubled > 0 && (
        <p className={styles.rest}>
          {[waiting > 0 && `${waiting} more wait`, troubled > 0 && `${troubled} more did not arrive`]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
      {rows.some(({ reason }) => reason.includes(acceptedFiles)) && (
        <p className={styles.rest}>{acceptedFiles}</p>
      )}
    </section>
  );
}

function QueueButtons({ queue: { uploads, arrived } }: { queue: UploadQueue }) {
  const failed = uploads.filter(({ state }) => state === "failed").length;
  return (
    <div className={styles.buttons}>
      {failed > 1 && (
        <Button look="quiet" onClick={libraryUploads.retryAll}>
          Try all {failed} again
        </Button>
      )}
      {uploads.some((upload) => !isTroubled(upload)) && (
        <Button look="plain" onClick={libraryUploads.cancelAll}>
          Cancel all
        </Button>
      )}
      {uploads.length > 0 && uploads.every(isTroubled) && (
        <Button look="plain" onClick={libraryUploads.dismissAll}>
          Put these away
        </Button>
      )}
      {uploads.length === 0 && arrived > 0 && (
        <Button look="plain" onClick={libraryUploads.clear}>
          Close
        </Button>
      )}
    </div>
  );
}

function SessionEnded() {
  return (
    <div role="alert" className={styles.paused}>
      <p>Your login has ended, so the uploads wait. Log in again in a new tab, come back and go on.</p>
      <div className={styles.buttons}>
        <a
          href="/auth/login?returnTo=%2Fadmin%2Fimages"
          target="_blank"
          rel="noopener"
          className={buttonClass()}
        >
          Log in again
        </a>
        <Button look="quiet" onClick={libraryUploads.goOn}>
          Go on
        </Button>
      </div>
    </div>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { key, name, bytes, kind, state, part, reason, canShrink } = upload;
  return (
    <li className={isTroubled(upload) ? `${styles.row} ${styles.trouble}` : styles.row}>
      <KindIcon kind={kind} />
      <div className={styles.what}>
        <p className={styles.name}>
          <span dir="auto">{name}</span> <span className={styles.size}>{fileSize(bytes)}</span>
        </p>
        {isUnderWay(upload) && (
          <ProgressBar label={`Upload of ${name}`} value={state === "sending" ? part : undefined} />
        )}
        <p className={styles.state}>{isTroubled(upload) ? ownReason(reason) : stateWords(upload)}</p>
      </div>
      <div className={styles.buttons}>
        {canShrink && (
          <Button look="quiet" onClick={() => libraryUploads.shrink(key)}>
            Make it smaller and upload
          </Button>
        )}
        {state === "failed" && (
          <Button look="quiet" onClick={() => libraryUploads.retry(key)} aria-label={`Try again: ${name}`}>
            Try again
          </Button>
        )}
        <Button
          look="plain"
          onClick={() => libraryUploads.cancel(key)}
          aria-label={`${isTroubled(upload) ? "Put away" : "Cancel"}: ${name}`}
        >
          {isTroubled(upload) ? "Put away" : "Cancel"}
        </Button>
      </div>
    </li>
  );
}

/** What is accepted is said once, below them all. */
function ownReason(reason: string): string {
  return reason.replace(acceptedFiles, "").trim();
}

function stateWords({ state, part }: Upload): string {
  if (state === "waiting") return "Waiting";
  if (state === "shrinking") return "Making a smaller copy…";
  return state === "sending" ? `Uploading ${Math.floor(part * 100)} %` : "Preparing…";
}
