import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Form } from "react-router";
import styles from "./library.module.css";

/** Opens a folder that is not there yet. */
export function NewFolder({ folder }: { folder: string }) {
  return (
    <details key={folder} className={styles.fresh}>
      <summary>New folder</summary>
      <Form action="/admin/images" className={styles.freshForm}>
        <Field
          label="Name"
          name="folder"
          required
          maxLength={100}
          defaultValue={folder && `${folder}/`}
          placeholder="Ex: travels/spring"
          autoComplete="off"
          hint="A folder exists once it has a file. Use “/” for a folder inside a folder."
        />
        <Button type="submit" look="quiet">
          Open
        </Button>
      </Form>
    </details>
  );
}
