import { type ChangeEvent, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTypedEarly } from "#app/browser/typed-early.ts";
import { useShadowCopy } from "#app/browser/use-shadow-copy.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { MarkdownField } from "#app/editor/markdown-field.tsx";
import { UnsavedCopies } from "#app/editor/unsaved-copy.tsx";
import type { Refused } from "#domain/outcome.ts";
import { letterLimits } from "#domain/newsletter/issue.ts";
import { EmailReview, type Review } from "./email-review.tsx";
import styles from "./email-page.module.css";

/** What the form's last button led to. */
export interface LetterAnswer {
  typed: Record<string, string>;
  refusal?: Refused;
  tested?: string;
  review?: Review;
}

interface LetterFormProps {
  answer: LetterAnswer | undefined;
  /** How many would get the letter. */
  confirmed: number;
  ownAddress: string;
  /** Everything is configured that a letter needs. */
  isReady: boolean;
  sentSubjects: string[];
}

const empty = { subject: "", content: "", to: "" };

export function EmailLetterForm({ answer, confirmed, ownAddress, isReady, sentSubjects }: LetterFormProps) {
  const [values, setValues] = useState({ ...empty, ...wordsOf(answer?.typed) });
  const latest = useRef(values);
  const formId = useId();
  const isBusy = useNavigation().formMethod === "POST";
  const { subject, content } = values;
  const copies = useShadowCopy({
    key: "letter",
    read: () => (latest.current.subject || latest.current.content ? kept(latest.current) : null),
    stored: kept(empty),
    arrivals: sentSubjects.map((sent) => ({ subject: sent })),
  });
  const take = (typed: Partial<typeof empty>) => {
    latest.current = { ...latest.current, ...typed };
    setValues(latest.current);
    copies.onEdit();
  };
  useTypedEarly(formId, (early) => take(wordsOf(early)));
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    take({ [event.target.name]: event.target.value });
  const issues = answer?.refusal?.issues;
  const { review } = answer ?? {};
  const isReviewed =
    review !== undefined && review.subject === subject.trim() && sameText(review.content, content);

  return (
    <>
      <UnsavedCopies copies={copies} onRestore={({ values: found }) => take(wordsOf(found))} />
      <Form id={formId} method="post" className={styles.form} preventScrollReset>
        <Told answer={answer} />
        <Field
          label="Subject"
          name="subject"
          value={subject}
          onChange={change}
          maxLength={letterLimits.subject}
          autoComplete="off"
          issues={issues}
        />
        <MarkdownField
          label="Letter (markdown)"
          name="content"
          value={content}
          onChange={change}
          maxLength={letterLimits.content}
          issues={issues}
        />
        <div className={styles.buttons}>
          <Field
            label="Send test to"
            name="to"
            type="email"
            value={values.to}
            onChange={change}
            placeholder={ownAddress}
            autoComplete="email"
            issues={issues}
            className={styles.to}
          />
          <Button type="submit" name="intent" value="test" look="quiet" disabled={isBusy || !isReady}>
            Send test
          </Button>
          <Button type="submit" name="intent" value="review" disabled={isBusy || !isReady}>
            Send…
          </Button>
          <p className={styles.soft}>
            {confirmed === 1 ? "1 confirmed reader." : `${confirmed} confirmed readers.`} You will be asked
            once more.
          </p>
        </div>
      </Form>
      {review && isReviewed && (
        <EmailReview key={review.sendKey} review={review} isBusy={isBusy} onSend={copies.markSent} />
      )}
    </>
  );
}

function Told({ answer }: { answer: LetterAnswer | undefined }) {
  if (answer?.refusal) {
    return (
      <p role="alert" className={styles.trouble}>
        {answer.refusal.message}
      </p>
    );
  }
  return (
    <output className={styles.done}>
      {answer?.tested && `A test letter is on its way to ${answer.tested}.`}
    </output>
  );
}

/** As a copy on this device. */
function kept({ subject, content }: { subject: string; content: string }) {
  return { subject, content, title: subject };
}

function wordsOf(typed: Record<string, string> = {}): Partial<typeof empty> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in empty));
}

/** Forms send line ends as CRLF. */
function sameText(one: string, other: string): boolean {
  return one.replaceAll("\r\n", "\n") === other.replaceAll("\r\n", "\n");
}
