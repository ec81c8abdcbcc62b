import { hangPath, type Line, longestLine } from "#domain/art/line.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Form } from "react-router";
import styles from "./hang.module.css";

interface PickPrintProps {
  line: Line;
  choices: readonly { group: string; prints: readonly { code: string; title: string }[] }[];
}

/** Adds a print by its name: a form whose address is the longer line. */
export function PickPrint({ line, choices }: PickPrintProps) {
  if (line.codes.length >= longestLine)
    return <p>A line holds {longestLine} prints, and this one has them.</p>;
  return (
    <Form action={hangPath} replace preventScrollReset className={styles.pick}>
      {line.codes.length > 0 && <input type="hidden" name="on" value={line.codes.join(",")} />}
      {line.title && <input type="hidden" name="title" value={line.title} />}
      <label className={styles.label}>
        A print by its name
        <select name="on" className={styles.field}>
          {choices.map(({ group, prints }) => (
            <optgroup key={group} label={group}>
              {prints
                .filter(({ code }) => !line.codes.includes(code))
                .map(({ code, title }) => (
                  <option key={code} value={code}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button type="submit" look="quiet">
        Peg it
      </Button>
    </Form>
  );
}
