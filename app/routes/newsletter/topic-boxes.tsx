import { Fragment } from "react";
import type { Topic } from "#domain/subscribers/topics/topic.ts";
import "#app/ui/controls.css";
import styles from "./newsletter.module.css";

interface TopicBoxesProps {
  legend: string;
  hint?: string;
  topics: (Topic & { isWanted: boolean })[];
}

/** A box for each topic. The form also says which it showed: a topic that comes later is not taken for unwanted. */
export function TopicBoxes({ legend, hint, topics }: TopicBoxesProps) {
  return (
    <fieldset className={styles.topics}>
      <legend>{legend}</legend>
      {topics.map(({ id, name, isWanted }) => (
        <Fragment key={id}>
          <input type="hidden" name="offered" value={id} />
          <label>
            <input type="checkbox" name="topic" value={id} defaultChecked={isWanted} />
            <span dir="auto">{name}</span>
          </label>
        </Fragment>
      ))}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
