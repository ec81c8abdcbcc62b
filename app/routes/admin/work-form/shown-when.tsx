import { zoneWords } from "#domain/calendar/time-zone.ts";
import { Field } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";

interface ShownWhenProps {
  fields: Fields;
  issues: Issue[];
  timeZone: string;
}

const choices = { yes: "Everyone", no: "No one: it is hidden", later: "Everyone, from a time on" };

/** Whether readers see the work, and from what time on. */
export function ShownWhen({ fields, issues, timeZone }: ShownWhenProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Who sees it</legend>
      {Object.entries(choices).map(([value, words]) => (
        <label key={value} className={styles.check}>
          <input type="radio" name="shown" value={value} defaultChecked={(fields.shown ?? "yes") === value} />{" "}
          {words}
        </label>
      ))}
      <Field
        label="Day and time"
        name="publishAt"
        type="datetime-local"
        defaultValue={fields.publishAt}
        hint={`As the clock shows it in ${zoneWords(timeZone).replace(/^.*\//, "")}.`}
        issues={issues}
        className={styles.when}
      />
    </fieldset>
  );
}
