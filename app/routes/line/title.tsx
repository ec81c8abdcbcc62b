import { Form } from "react-router";
import { fitTitle, hangPath, type Line, longestTitle } from "#domain/art/line.ts";
import { Button } from "@toadstool/elements/forms/button";
import styles from "./hang.module.css";
import type { Change } from "./use-hanging.ts";

/** The show's title; the poster at its head is set from it. */
export function LineTitle({ line, change }: { line: Line; change: Change }) {
  return (
    <Form
      action={hangPath}
      className={styles.title}
      onSubmit={(event) => {
        event.preventDefault();
        change.entitle(fitTitle(String(new FormData(event.currentTarget).get("title") ?? "")));
      }}
    >
      <input type="hidden" name="on" value={line.codes.join(",")} />
      <label className={styles.label}>
        Title of the show
        <input
          name="title"
          defaultValue={line.title}
          maxLength={longestTitle * 4}
          autoComplete="off"
          className={styles.field}
          onBlur={({ currentTarget }) => change.entitle(fitTitle(currentTarget.value))}
        />
      </label>
      <Button type="submit" look="quiet">
        Set the title
      </Button>
    </Form>
  );
}
