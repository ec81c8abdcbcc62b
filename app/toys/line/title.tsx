import { type KeyboardEvent, useRef } from "react";
import { Form } from "react-router";
import pegged from "#app/ui/pegged.module.css";
import { fitTitle, hangPath, type Line, longestTitle, nameOfLine } from "#domain/art/line.ts";
import { Button } from "@toadstool/elements/forms/button";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./title.module.css";
import type { Change } from "./use-hanging.ts";

interface LineTitleProps {
  line: Line;
  /** How many prints hang. */
  count: number;
  change: Change;
}

/** The show's title: a sheet at the head of the line, and its words are written on it. The poster of the show is set from them. */
export function LineTitle({ line, count, change }: LineTitleProps) {
  const words = useWords();
  const { hang } = words.line;
  const form = useRef<HTMLFormElement>(null);
  const settle = (text: string) => change.entitle(fitTitle(text));
  function settleByKey(event: KeyboardEvent) {
    // A title is one line, however many it takes; the key of a word that is being composed is not its end.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }
  return (
    <Form
      ref={form}
      action={hangPath}
      className={`${pegged.hung} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        settle(String(new FormData(event.currentTarget).get("title") ?? ""));
      }}
    >
      <input type="hidden" name="on" value={line.codes.join(",")} />
      <div className={`${pegged.pegs} ${styles.pegs}`}>
        <label className={styles.sheet}>
          <span className={styles.label}>{hang.label}</span>
          <textarea
            name="title"
            rows={2}
            defaultValue={line.title}
            placeholder={nameOfLine(words, { title: "" }, count)}
            maxLength={longestTitle * 4}
            autoComplete="off"
            enterKeyHint="done"
            className={`${styles.field} ${line.title.length > 24 ? styles.long : ""}`}
            onKeyDown={settleByKey}
            onBlur={({ currentTarget }) => settle(currentTarget.value)}
          />
          {line.title && (
            <span aria-hidden="true" className={styles.count}>
              {hang.hungByYou({ count })}
            </span>
          )}
        </label>
      </div>
      <noscript>
        <Button type="submit" look="quiet" className={styles.set}>
          {hang.setTitle}
        </Button>
      </noscript>
    </Form>
  );
}
