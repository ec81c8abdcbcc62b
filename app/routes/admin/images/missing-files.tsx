import { figure } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { warningClass } from "@toadstool/elements/dialog/notice";
import type { Image } from "#domain/media/image.ts";
import { imagePageOf } from "./address.ts";
import type { Library } from "./library.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** The images whose files are not all in the store, and what to do about them. */
export function IncompleteImages({ view, incomplete: { images, count } }: Library) {
  if (count === 0) return null;
  return (
    <Section id="missing-files" title="Files missing from storage">
      <p className={warningClass}>
        Readers may see a gap where these pictures are used. Open each picture and replace its file; its
        address and the texts that show it do not change. If you have a backup of the storage bucket, restore
        it instead.
      </p>
      <ul>
        {images.map(({ image, missing }) => (
          <li key={image.id}>
            <Link to={imagePageOf(image.id, view)}>{image.name}</Link>{" "}
            <span className={shared.soft}>{missingWords(missing, storedCount(image))}</span>
          </li>
        ))}
      </ul>
      {count > images.length && (
        <p>
          The newest {images.length} of {figure(count)} are listed.
        </p>
      )}
    </Section>
  );
}

/** The same on the image's own page, where its file can be replaced. */
export function MissingFiles({ missing, image }: { missing: string[]; image: Image }) {
  if (missing.length === 0) return null;
  return (
    <p className={warningClass}>
      {missingWords(missing, storedCount(image))} Readers may see a gap where this picture is used.{" "}
      <a href="#replace">Replace the file</a>, or restore the storage bucket from a backup.
    </p>
  );
}

/** Of all its files, the one that was sent among them. */
const storedCount = ({ facts }: Image) => facts.files.length + (facts.original ? 1 : 0);

function missingWords(missing: string[], count: number): string {
  if (missing.length === count)
    return count === 1 ? "Its file is missing." : `All ${count} files are missing.`;
  const files = missing.length === 1 ? "file is" : "files are";
  return `${missing.length} of ${count} ${files} missing: ${missing.join(", ")}.`;
}
