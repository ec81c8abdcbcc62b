import { useWords } from "#app/ui/use-words.ts";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import styles from "./newsletter.module.css";
import { Stamp } from "./stamp.tsx";

/** Words about a subscription, and what can be done about it. */
export function SubscriptionScreen({
  title,
  words,
  trouble,
  aside,
  children,
}: {
  title: string;
  words: ReactNode;
  trouble?: string;
  /** What may also be said here, below what can be done. */
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <div className={styles.letter}>
        <div className={styles.letterhead}>
          <h1 className={styles.title}>{title}</h1>
          <div className={`${styles.stamp} ${styles.franked}`}>
            <Stamp of={title} />
          </div>
        </div>
        <output className={styles.lead}>{words}</output>
        {trouble && (
          <p role="alert" className={styles.trouble}>
            {trouble}
          </p>
        )}
        <div className={styles.ways}>{children}</div>
        {aside}
      </div>
    </main>
  );
}

/** An address in a sentence, masked or not, kept on one line wherever it fits on one. */
export const email = (held: ReactNode) => (
  <strong dir="ltr" className={styles.masked}>
    {held}
  </strong>
);

/** The one button that changes something: links are followed by mail scanners, forms are not. */
export function OneButton({ children }: { children: ReactNode }) {
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <Button type="submit" disabled={isSending}>
        {children}
      </Button>
    </Form>
  );
}

/** A token that was forged, cut short or made for something else. */
export function BrokenLink({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <SubscriptionScreen title={words.readers.brokenLink} words={children}>
      <ButtonLink to="/subscribe">{words.subscribe.button}</ButtonLink>
      <ButtonLink to="/" look="quiet">
        {words.screens.goHome}
      </ButtonLink>
    </SubscriptionScreen>
  );
}
