import { fileSize } from "@toadstool/media";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { useRef } from "react";
import { useKeptFocus } from "./kept-focus.ts";
import {
  isTroubled,
  isUnderWay,
  rowsOf,
  summaryOf,
  type Upload,
  type UploadQueue,
} from "#app/browser/uploads/queue.ts";
import type { Uploads } from "#app/browser/uploads/uploads.ts";
import { useUploads } from "./use-uploads.ts";
import { acceptedFiles } from "#domain/media/image.ts";
import { KindIcon } from "../picture/kind-icon.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import styles from "./uploader.module.css";

interface UploadListProps {
  uploads: Uploads;
  /** What they are, where a page has several such lists. */
  label?: string;
}

/** The uploads on their way: those that move, those in trouble, a few that wait, and the number of all others. */
export function UploadList({ uploads, label = "Uploads" }: UploadListProps) {
  const queue = useUploads(uploads);
  const { rows, waiting, troubled } = rowsOf(queue);
  const isShown = queue.arrived + queue.uploads.length > 0;
  const section = useRef<HTMLElement>(null);
  useKeptFocus(section);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label} // It is read aloud as soon as something is uploaded, for which it must be there before.
      className={isShown ? styles.list : "visually-hidden"}
    >
      <div className={styles.head}>
        <output className={styles.summary}>{isShown && summaryOf(queue)}</output>
        <QueueButtons uploads={uploads} queue={queue} />
      </div>
      {queue.isPaused && <SessionEnded uploads={uploads} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((upload) => (
            <UploadRow key={upload.key} uploads={uploads} upload={upload} />
          ))}
        </ul>
      )}
      {waiting + troubled > 0 && (
        <p className={styles.rest}>
          {[waiting > 0 && `${waiting} more waiting`, troubled > 0 && `${troubled} more failed`]
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

function QueueButtons({ uploads, queue }: UploadListProps & { queue: UploadQueue }) {
  const { uploads: files, arrived } = queue;
  const failed = files.filter(({ state }) => state === "failed").length;
  return (
    <Buttons
      buttons={[
        failed > 1 && [`Retry all ${failed} again`, uploads.retryAll, "quiet"],
        files.some((upload) => !isTroubled(upload)) && ["Cancel all", uploads.cancelAll],
        files.length > 0 && files.every(isTroubled) && ["Dismiss all", uploads.dismissAll],
        files.length === 0 && arrived > 0 && ["Close", uploads.clear],
      ]}
    />
  );
}

interface ButtonsProps {
  buttons: (readonly [words: string, act: () => void, look?: "quiet"] | false)[];
  /** What they are about, where that is one of several. */
  about?: string;
}

function Buttons({ buttons, about }: ButtonsProps) {
  return (
    <div className={styles.buttons}>
      {buttons.map((button) => {
        if (!button) return null;
        const [words, act, look = "plain"] = button;
        return (
          <Button key={words} look={look} onClick={act} aria-label={about && `${words}: ${about}`}>
            {words}
          </Button>
        );
      })}
    </div>
  );
}

function SessionEnded({ uploads }: UploadListProps) {
  return (
    <div role="alert" className={styles.paused}>
      <p>Your session has expired, so the uploads are paused. Log in again in a new tab, then resume here.</p>
      <div className={styles.buttons}>
        <a
          href="/auth/login?returnTo=%2Fadmin%2Fimages"
          target="_blank"
          rel="noopener"
          className={buttonClass("primary")}
        >
          Log in again
        </a>
        <Button look="quiet" onClick={uploads.goOn}>
          Resume
        </Button>
      </div>
    </div>
  );
}

function UploadRow({ uploads, upload }: UploadListProps & { upload: Upload }) {
  const { key, name, bytes, kind, state, part, reason, same } = upload;
  return (
    <li className={isTroubled(upload) && !same ? `${styles.row} ${styles.trouble}` : styles.row}>
      <KindIcon kind={kind} />
      <div>
        <p className={styles.name}>
          <span dir="auto">{name}</span> <span className={styles.size}>{fileSize(bytes)}</span>
        </p>
        {isUnderWay(upload) && (
          <ProgressBar label={`Upload of ${name}`} value={state === "sending" ? part : undefined} />
        )}
        {same ? (
          <p className={styles.state}>
            You have this file already:{" "}
            <a href={`/admin/images/${same.id}`} target="_blank" rel="noopener">
              {same.name}
            </a>
          </p>
        ) : (
          <p className={styles.state}>{isTroubled(upload) ? ownReason(reason) : stateWords(upload)}</p>
        )}
      </div>
      <Buttons
        about={name}
        buttons={[
          state === "failed" && ["Try again", () => uploads.retry(key), "quiet"],
          same !== null && ["Use that one", () => uploads.takeSame(key), "quiet"],
          same !== null && ["Keep both", () => uploads.keepBoth(key)],
          same === null && [isTroubled(upload) ? "Dismiss" : "Cancel", () => uploads.cancel(key)],
        ]}
      />
    </li>
  );
}

/** The accepted formats are named once, below them all. */
function ownReason(reason: string): string {
  return reason.replace(acceptedFiles, "").trim();
}

function stateWords({ state, part }: Upload): string {
  if (state === "waiting") return "Waiting";
  if (state === "shrinking") return "Making a copy that fits the library…";
  return state === "sending" ? `Uploading ${Math.floor(part * 100)} %` : "Preparing…";
}
