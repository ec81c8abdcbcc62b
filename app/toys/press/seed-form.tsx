import { useId } from "react";
import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import styles from "./seed-form.module.css";

/** Shows any seed's work: a birthday, a telephone number. */
export function SeriesSeedForm({ slug, seed }: { slug: string; seed?: string }) {
  const [fieldId, hintId] = [useId(), useId()];
  return (
    <Form action={`/art/series/${slug}`} className={`${styles.form} needs-script`} key={seed}>
      <label htmlFor={fieldId} className={styles.label}>
        Print a seed number
      </label>
      <div className={styles.row}>
        <input
          id={fieldId}
          type="text"
          name="seed"
          defaultValue={seed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          required
          aria-describedby={hintId}
          className={styles.field}
        />
        <Button type="submit" look="quiet">
          Print
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        A whole number from 0 to 4,294,967,295. The same seed always gives the same print.
      </p>
    </Form>
  );
}
