import { useState } from "react";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import { TextField } from "@toadstool/elements/forms/field";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import type { EntryFieldsProps } from "../facts/entry-list.ts";

/** The portrait: chosen from the library or typed, and described. */
export function PortraitField({ formId, values, issues }: EntryFieldsProps & { formId: string }) {
  const [portrait, setPortrait] = useState(values.portrait ?? "");
  const [alt, setAlt] = useState(values.portraitAlt ?? "");
  useTypedEarly(formId, (typed) => {
    setPortrait(typed.portrait ?? portrait);
    setAlt(typed.portraitAlt ?? alt);
  });
  return (
    <>
      <CoverField
        label="Portrait"
        name="portrait"
        placeholder="/media/…"
        hint="A square picture suits it best. Optional."
        value={portrait}
        onChange={({ target }) => setPortrait(target.value)}
        onPick={(address, itsAlt = "") => {
          setPortrait(address);
          setAlt(itsAlt);
        }}
        issues={issues}
      />
      <TextField
        label="Alt text of the portrait"
        name="portraitAlt"
        rows={3}
        hint="What the picture shows, for people who cannot see it."
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        issues={issues}
      />
    </>
  );
}
