import { Form, Link } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { uploadLimits } from "#domain/media/image.ts";
import { findNote } from "#domain/notes/notes.server.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import shared from "../admin.module.css";
import type { Route } from "./+types/note-page.ts";
import { AdminMain } from "../admin-main.tsx";
import { formPresses } from "./note-presses.server.ts";
import { NoteText } from "./note-text.tsx";
import styles from "./notes.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  const note = await findNote(services, params.id);
  if (!note) throw notFound("This note does not exist. It may be in the trash.");
  return note;
}

export const action = answersPresses(formPresses);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: edit note", matches)];

export default function EditNotePage({ loaderData: note }: Route.ComponentProps) {
  const { refusal, issues, typed } = usePress("save");
  return (
    <AdminMain title="Edit note" gap="tight">
      <Form id="note" method="post" className={`${shared.section} ${styles.form}`}>
        <HiddenFields fields={{ intent: "save", version: typed.version ?? String(note.version) }} />
        {refusal && (
          <p role="alert" className={shared.danger}>
            {refusal.message}
          </p>
        )}
        <NoteText form="note" value={typed.content ?? note.content} issues={issues} />
        {note.pictures.map(({ address, alt }, index) => (
          <Picture key={address} address={address} index={index} alt={typed[`alt-${index}`] ?? alt} />
        ))}
        <Field
          label="Link"
          name="link"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={typed.link ?? note.link}
          issues={issues}
        />
        <LanguageFields kind="note" value={{ ...note, ...typed }} issues={issues} />
        <div className={`${shared.buttons} ${styles.buttons}`}>
          <Button type="submit">Save note</Button>
          <Link to="/admin/notes">Cancel</Link>
        </div>
      </Form>
    </AdminMain>
  );
}

function Picture({ address, index, alt }: { address: string; index: number; alt: string }) {
  return (
    <fieldset className={styles.file}>
      <legend className="visually-hidden">Picture {index + 1}</legend>
      <img src={address} alt="" className={styles.preview} />
      <input type="hidden" name={`address-${index}`} value={address} />
      <Field
        label={`Alt text of picture ${index + 1}`}
        name={`alt-${index}`}
        hint="Empty: the library’s own."
        limit={uploadLimits.alt}
        defaultValue={alt}
      />
      <label className={`${shared.reach} ${styles.remove}`}>
        <input type="checkbox" name={`remove-${index}`} /> Remove from the note
      </label>
    </fieldset>
  );
}
