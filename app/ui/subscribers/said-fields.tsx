import { SelectField } from "@toadstool/elements/forms/field";
import type { Refused } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import {
  decisionField,
  decisions,
  decisionWords,
  isPlain,
  type SaidGroup,
} from "#domain/subscribers/importing/import.ts";
import styles from "./said-fields.module.css";

interface SaidFieldsProps {
  groups: SaidGroup[];
  answer: { refusal: Refused; typed: Record<string, string> } | undefined;
}

const options = decisions.map((value) => ({ value, label: decisionWords[value] }));

/** Statements of a list about people who may not be subscribers: the owner decides on each before anyone is added. */
export function SaidFields({ groups, answer }: SaidFieldsProps) {
  if (groups.length === 0) return null;
  return (
    <fieldset className={styles.said}>
      <legend>People who may not be readers</legend>
      <p>
        Check how the list is read. People who have unsubscribed, bounced or marked a letter as spam are kept
        as such, so that no other list brings them back.
      </p>
      {groups.map((group) => {
        const field = decisionField(group.note);
        return (
          <SelectField
            key={group.note}
            label={`${counted(group.count, "person", "people")}: ${group.words}`}
            name={field}
            options={isPlain(group) ? options : [{ value: "", label: "Choose…" }, ...options]}
            defaultValue={answer?.typed[field] ?? (isPlain(group) ? group.state : "")}
            issues={answer?.refusal.issues}
          />
        );
      })}
    </fieldset>
  );
}
