import { CheckField, TextField } from "@toadstool/elements/forms/field";
import type { ImportHere } from "#app/browser/moving-in/site.ts";
import { SaidFields } from "#app/ui/subscribers/said-fields.tsx";
import type { Refused } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";

/** Why the form was not taken, and what was typed. */
export type Answer = { refusal: Refused; typed: Record<string, string> } | undefined;

/** Readers come with the owner’s word on their consent, or not at all. */
export function Readers({
  readers: { id, counts, said },
  consent,
  answer,
}: {
  readers: ImportHere;
  consent: string;
  answer: Answer;
}) {
  const others = counts.known + counts.suppressed + counts.bad;
  return (
    <fieldset className={`${shared.section} ${styles.readers}`}>
      <legend>Readers</legend>
      <CheckField name="readers" isOn>
        Add {counted(counts.new, "new subscriber")}. No mail is sent to them.
        {others > 0 &&
          ` ${counted(others, "other")} of the export ${others === 1 ? "is" : "are"} not added: already here, no longer reading, or without an address.`}{" "}
        <a href={`/admin/email/subscribers/import/${id}`} target="_blank" rel="noreferrer">
          See each
        </a>
      </CheckField>
      <SaidFields groups={said} answer={answer} />
      <TextField
        label="Consent"
        name="consent"
        hint="How these people agreed to receive your letters. Kept with each address as a record."
        rows={2}
        maxLength={1000}
        defaultValue={consent}
        issues={answer?.refusal.issues}
      />
    </fieldset>
  );
}
