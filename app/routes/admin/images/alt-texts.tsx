import { warningClass } from "@toadstool/elements/dialog/notice";
import { TextField } from "@toadstool/elements/forms/field";
import { Link } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import { uploadLimits } from "#domain/media/image.ts";
import type { Overtaken } from "#domain/media/library/many-images.server.ts";
import { imagePageOf, type LibraryView } from "./address.ts";
import { altField } from "./alt-field.ts";

/** The form that the fields below belong to. */
export const altTexts = "alt-texts";

/** The alt text of a picture that has none. */
export function AltText({ id, name }: { id: string; name: string }) {
  const { issues, typed } = usePress("describe");
  return (
    <TextField
      form={altTexts}
      label={`Alt text of ${name}`}
      name={altField.of(id)}
      rows={3}
      limit={uploadLimits.alt}
      defaultValue={typed[altField.of(id)]}
      issues={issues}
    />
  );
}

interface OvertakenAltTextsProps {
  view: LibraryView;
  described: number;
  overtaken: Overtaken[];
}

/** Alt texts that were not saved, because another window had written one first. */
export function OvertakenAltTexts({ view, described, overtaken }: OvertakenAltTextsProps) {
  return (
    <div role="alert" className={warningClass}>
      {described > 0 && "The other alt texts are saved. "}
      Another window had described these pictures first, so what you wrote here is not saved:
      <ul>
        {overtaken.map(({ image, typed }) => (
          <li key={image.id}>
            <Link to={imagePageOf(image.id, view)}>{image.name}</Link> has “{image.alt}”; you wrote “{typed}”.
          </li>
        ))}
      </ul>
    </div>
  );
}
