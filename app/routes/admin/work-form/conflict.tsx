import { Button } from "@toadstool/elements/forms/button";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";

interface ConflictProps {
  /** As it was saved elsewhere. */
  saved: Fields;
  typed: Fields;
  /** The version that was saved elsewhere. */
  version: number;
}

/** Two windows on one work: what the other one saved, and the choice between the two. */
export function Conflict({ saved, typed, version }: ConflictProps) {
  const changed = Object.keys(saved).filter((name) => (typed[name] ?? "") !== saved[name]);
  return (
    <section aria-labelledby="conflict" className={styles.conflict}>
      <h2 id="conflict">Saved elsewhere</h2>
      {changed.length === 0 ? (
        <p>It says the same as your form.</p>
      ) : (
        <dl>
          {changed.map((name) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{saved[name] || "empty"}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>Take over what you need into the form below. Saving then replaces the other version.</p>
      <Button type="submit" name="over" value={String(version)} look="quiet">
        Save my version
      </Button>
    </section>
  );
}
