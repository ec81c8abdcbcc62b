import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import { inkNames, inkWords } from "#domain/profile/letter-look.ts";
import type { EntryFieldsProps } from "../facts/entry-list.ts";
import facts from "../facts/facts.module.css";
import styles from "./look.module.css";

const hints: Partial<Record<keyof typeof inkWords, string>> = {
  soft: "Captions, and the foot of the letter.",
  accent: "Also the name of the site and the ground of buttons.",
  line: "Between the rows of tables, and around keys.",
  ground: "Also behind code in a line.",
};

export function LookForm({ values, issues }: EntryFieldsProps) {
  const formId = useId();
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const [mark, setMark] = useState(values.mark ?? "");
  useTypedEarly(formId, (typed) => setMark(typed.mark ?? mark));
  return (
    <Form id={formId} method="post" action="/admin/email/look" className={facts.form}>
      <HiddenFields fields={{ version: values.version ?? "" }} />
      <CoverField
        label="Mark"
        name="mark"
        placeholder="/media/…"
        hint="A picture of the library, shown beside the name of the site. Empty for none."
        value={mark}
        onChange={({ target }) => setMark(target.value)}
        onPick={setMark}
        issues={issues}
      />
      <fieldset className={facts.group}>
        <legend className={facts.legend}>Colours</legend>
        <div className={styles.inks}>
          {inkNames.map((name) => (
            <Field
              key={name}
              label={inkWords[name]}
              name={name}
              defaultValue={values[name]}
              required
              placeholder="#6a35c9"
              autoCapitalize="none"
              spellCheck={false}
              hint={hints[name]}
              issues={issues}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="save" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save look"}
        </Button>
      </div>
    </Form>
  );
}
