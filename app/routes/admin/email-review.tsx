import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import styles from "./email-page.module.css";

export interface Review {
  subject: string;
  content: string;
  audience: number;
  sendKey: string;
}

interface EmailReviewProps {
  review: Review;
  isBusy: boolean;
  onSend: () => void;
}

/** The last step before a letter goes out: what, to how many. It sends the text that was reviewed and no other. */
export function EmailReview({ review, isBusy, onSend }: EmailReviewProps) {
  const { subject, content, audience, sendKey } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const readers = audience === 1 ? "1 reader" : `${audience} readers`;
  return (
    <Form method="post" className={styles.review} onSubmit={onSend} preventScrollReset>
      <h3 ref={heading} tabIndex={-1}>
        Send “{subject}” to {readers}?
      </h3>
      <p>
        {audience === 0
          ? "Nobody has confirmed a subscription yet: there is nobody to send it to."
          : "It goes to everybody who is confirmed at the moment you press the button, and cannot be called back."}
      </p>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="content" value={content} />
      <input type="hidden" name="sendKey" value={sendKey} />
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value="send" disabled={isBusy || audience === 0}>
          Send to {readers} now
        </Button>
        <ButtonLink to="/admin/email" look="quiet" className="needs-script" preventScrollReset>
          Not yet
        </ButtonLink>
      </div>
    </Form>
  );
}
