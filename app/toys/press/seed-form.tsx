import { useId } from "react";
import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { useWords } from "#app/ui/use-words.ts";
import { seedLimit } from "@toadstool/stage";
import styles from "./seed-form.module.css";

/** Shows any seed's work: a birthday, a telephone number. */
export function SeriesSeedForm({ slug, seed }: { slug: string; seed?: string }) {
  const words = useWords().press.seed;
  const [fieldId, hintId] = [useId(), useId()];
  return (
    <Form action={`/art/series/${slug}`} className={`${styles.form} needs-script`} key={seed}>
      <label htmlFor={fieldId} className={styles.label}>
        {words.label}
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
          {words.print}
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        {words.hint({ most: seedLimit - 1 })}
      </p>
    </Form>
  );
}
