import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import shared from "../admin.module.css";
import type { EntryFieldsProps, EntryList } from "./entry-list.ts";
import styles from "./facts.module.css";

interface EntryFormProps extends EntryFieldsProps {
  list: EntryList;
  page: string;
  /** Its place in the list; “new” for one to come. */
  index: string;
}

/** The form of one entry. */
export function EntryForm({ list, page, index, values, ...given }: EntryFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <Form method="post" action={`${page}?entry=${index}`} className={styles.form}>
      <HiddenFields fields={{ entry: index, version: values.version ?? "" }} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {index === "new" ? `A new ${list.one}` : `Edit the ${list.one}`}
        </legend>
        <list.Fields values={values} {...given} />
      </fieldset>
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="save" disabled={isSaving}>
          {isSaving ? "Saving…" : `Save ${list.one}`}
        </Button>
        <ButtonLink to={page} look="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
