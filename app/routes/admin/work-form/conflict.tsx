import { Button } from "@toadstool/elements/forms/button";
import type { ShownForm } from "#app/ui/form/fields-of.ts";
import type { Fields } from "./fields.ts";
import shared from "../admin.module.css";
import styles from "./form.module.css";

interface ConflictProps {
  /** As it was saved elsewhere. */
  form: ShownForm;
  typed: Fields;
  /** The version that was saved elsewhere. */
  version: number;
}

/** Two windows on one work: what the other one saved, and the choice between the two. */
export function Conflict({ form: { fields, texts: saved }, typed, version }: ConflictProps) {
  const changed = Object.keys(saved).filter((name) => (typed[name] ?? "") !== saved[name]);
  return (
    <section aria-labelledby="conflict" className={`${shared.panel} ${styles.conflict}`}>
      <h2 id="conflict">Saved elsewhere</h2>
      {changed.length === 0 ? (
        <p>It says the same as your form.</p>
      ) : (
        <dl className={`${shared.section} ${shared.facts}`}>
          {changed.map((name) => (
            <div key={name}>
              <dt>{fields.find((field) => field.name === name)?.label ?? name}</dt>
              <dd dir="auto">{saved[name] || "empty"}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>Take over what you need into the form below. Saving then replaces the other version.</p>
      <input type="hidden" name="intent" value="save" form="work" />
      <Button type="submit" form="work" name="over" value={String(version)} look="quiet">
        Save my version
      </Button>
    </section>
  );
}
