import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { fileSize, playingTime } from "@toadstool/media";
import { formerDays, type FormerFile } from "#domain/media/replace/former.ts";
import type { Image } from "#domain/media/image.ts";
import { OriginalLink } from "../original/original-link.tsx";
import shared from "../images.module.css";
import styles from "./replace.module.css";

interface FormerFilesProps {
  image: Image;
  former: FormerFile[];
  /** This page, where the form goes. */
  action: string;
}

/** The files that this image had before, each with the way back. */
export function FormerFiles({ image, former, action }: FormerFilesProps) {
  return (
    <>
      <p>Each is kept for {formerDays} days after it was replaced, and counts towards the storage used.</p>
      <ul className={styles.list}>
        {former.map((file) => (
          <FormerRow key={file.revision} image={image} file={file} action={action} />
        ))}
      </ul>
    </>
  );
}

function FormerRow({ image, file, action }: { image: Image; file: FormerFile; action: string }) {
  const { revision, replacedAt, keptUntil, bytes, facts, alt } = file;
  const { width, height, duration } = facts;
  return (
    <li className={styles.row}>
      {image.kind === "picture" && (
        <img
          src={`/admin/images/${image.id}/former/${revision}`}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <div className={styles.what}>
        <p className={styles.facts}>
          {width > 0 && <span>{`${width} × ${height} px`}</span>}
          {duration !== null && <span>{playingTime(duration)}</span>}
          <span>{fileSize(bytes)}</span>
          {image.kind === "picture" && (
            <span>
              <OriginalLink id={image.id} revision={revision} name={image.name} facts={facts} />
            </span>
          )}
          <span>
            replaced <Moment iso={replacedAt} />
          </span>
          <span>
            kept until <ComingMoment iso={keptUntil} />
          </span>
        </p>
        <Form method="post" action={action} preventScrollReset className={styles.restore}>
          <input type="hidden" name="revision" value={revision} />
          {alt !== image.alt && (
            <label className={shared.tick}>
              <input type="checkbox" name="withAlt" defaultChecked /> Also restore its alt text:{" "}
              {alt ? `“${alt}”` : "none"}
            </label>
          )}
          <Button type="submit" name="intent" value="bring-back" look="quiet">
            Restore
          </Button>
        </Form>
      </div>
    </li>
  );
}
