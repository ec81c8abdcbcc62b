import { type FormEvent, useId, useRef, useState } from "react";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { CameraIcon, UploadIcon } from "@toadstool/elements/icons";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { forgetTyping } from "#app/browser/typed-forms/typed-forms.ts";
import { noteLimits } from "#domain/notes/note.ts";
import type { Refused } from "#domain/outcome.ts";
import { acceptedTypes } from "#app/ui/uploads/accepted-types.ts";
import shared from "../admin.module.css";
import { type ChosenFile, ChosenFiles } from "./chosen-files.tsx";
import { publishFromHere, whyNot } from "./publish-from-here.ts";
import { preparedFiles } from "./prepared-files.ts";
import { NoteText } from "./note-text.tsx";
import styles from "./notes.module.css";

interface NoteFormProps {
  given: { content?: string; link?: string; language?: string; translationOf?: string; kept?: string };
  refusal?: Refused;
  /** For the form without scripts. */
  newKey: string;
}

/** One field, a camera, a link, and one press. */
export function NoteForm({ given, refusal, newKey }: NoteFormProps) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [trouble, setTrouble] = useState(refusal?.message ?? "");
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(false);
  /** The text of a note that is written at length. */
  const [long, setLong] = useState<string>();
  const formId = useId();
  /** Of one note: pressed twice, it is stored once. */
  const key = useRef("");
  const issues = round === 0 ? refusal?.issues : undefined;
  const first = round === 0 ? given : {};

  const add = async (chosen: File[]) => {
    const { fit, reasons } = await preparedFiles(chosen, noteLimits.pictures - files.length);
    setFiles((before) => [...before, ...fit]);
    setTrouble(reasons.join(" "));
  };
  const publish = async (event: FormEvent<HTMLFormElement>) => {
    // What an earlier form has left in the library goes the way of the form.
    if (first.kept) return;
    event.preventDefault();
    if (isBusy) return;
    const shown = event.currentTarget;
    const form = new FormData(shown);
    const text = (name: string) => String(form.get(name) ?? "");
    const typed = {
      content: text("content"),
      link: text("link"),
      language: text("language"),
      translationOf: text("translationOf"),
    };
    const reason = whyNot(typed, files.length);
    if (reason) return setTrouble(reason);
    setBusy(true);
    key.current ||= crypto.randomUUID();
    const reasonOfDevice = await publishFromHere({ key: key.current, ...typed }, files);
    setBusy(false);
    setTrouble(reasonOfDevice);
    if (reasonOfDevice) return;
    forgetTyping(shown);
    key.current = "";
    setFiles([]);
    setLong(undefined);
    setRound(round + 1);
  };

  return (
    <form
      id={formId}
      key={round}
      method="post"
      action="/admin/notes"
      encType="multipart/form-data"
      className={`${shared.section} ${styles.form}`}
      onSubmit={(event) => void publish(event)}
      data-sends-itself
    >
      <HiddenFields fields={{ key: newKey, kept: first.kept ?? "" }} />
      {trouble && (
        <p role="alert" className={shared.danger}>
          {trouble}
        </p>
      )}
      {long === undefined ? (
        <TextField
          label="Note"
          name="content"
          rows={4}
          limit={noteLimits.content}
          defaultValue={first.content}
          issues={issues}
        />
      ) : (
        <NoteText form={formId} value={long} issues={issues} />
      )}
      <ChosenFiles files={files} change={setFiles} />
      <div className={`${shared.buttons} ${styles.buttons}`}>
        {first.kept ? (
          <p>The pictures are uploaded, and are published with the note.</p>
        ) : (
          <FileButtons add={add} />
        )}
        {long === undefined && (
          <Button
            look="quiet"
            className="needs-script"
            onClick={({ currentTarget: { form } }) =>
              setLong(String(form && new FormData(form).get("content")))
            }
          >
            Write at length
          </Button>
        )}
        <Button type="submit" aria-disabled={isBusy || undefined} className={styles.publish}>
          Publish note
        </Button>
      </div>
      <Field
        label="Link"
        name="link"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        placeholder="https://"
        defaultValue={first.link}
        issues={issues}
      />
      <details open={Boolean(first.language || first.translationOf) || undefined}>
        <summary>Language</summary>
        <div className={`${shared.section} ${styles.form}`}>
          <LanguageFields kind="note" value={first} issues={issues} />
        </div>
      </details>
    </form>
  );
}

function FileButtons({ add }: { add: (files: File[]) => Promise<void> }) {
  const shared = {
    name: "files",
    className: buttonClass("quiet"),
    onFiles: (chosen: File[]) => void add(chosen),
  };
  return (
    <>
      <FileButton {...shared} accept="image/*" capture="environment">
        <CameraIcon /> Camera
      </FileButton>
      <FileButton {...shared} accept={`${acceptedTypes.picture},${acceptedTypes.video}`} multiple>
        <UploadIcon /> Pictures
      </FileButton>
    </>
  );
}
