import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { type CallAnswer, notCalled, CallMessage, useCalls } from "./calls.tsx";
import styles from "./draft-panel.module.css";
import { type MadeLink, NewLink } from "./new-link.tsx";
import { Panel } from "./panel.tsx";
import type { DraftPanelProps } from "./side-controls.ts";
import { useLatest } from "./use-latest.ts";

export interface PreviewLink {
  id: string;
  createdAt: string;
  expiresAt: string;
}

interface PreviewPanelProps extends DraftPanelProps {
  links: PreviewLink[];
  /** For how many days a link may be valid. */
  days: { least: number; usual: number; most: number };
  create: (days: number) => Promise<CallAnswer<PreviewLink & MadeLink>>;
  revoke: (link: string) => Promise<CallAnswer<unknown>>;
  /** Without scripts, the page shows the new link once. */
  made?: MadeLink;
}

/** Links that show the draft to anyone with the address. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { controls, draftId, action, links, days, made, saveNow, create, revoke } = props;
  const { Button, Form, Moment, ComingMoment } = controls;
  const [shown, setShown] = useLatest(links);
  const [fresh, setFresh] = useState<MadeLink | null>(made ?? null);
  const { isBusy, message, trouble, run } = useCalls();
  const chosen = useRef<HTMLSelectElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const make = (event: FormEvent) => {
    event.preventDefault();
    const take = (link: PreviewLink & MadeLink) => {
      setFresh(link);
      setShown([link, ...shown]);
    };
    void run("", take, async () => {
      const notSaved = await saveNow();
      if (notSaved !== null) return notCalled(`${notSaved} The link was not created.`);
      return create(Number(chosen.current?.value));
    });
  };
  const takeBack = (event: MouseEvent, link: PreviewLink) => {
    event.preventDefault();
    const take = () => {
      setShown(shown.filter(({ id }) => id !== link.id));
      if (fresh?.id === link.id) setFresh(null);
      // The button that had the focus is gone.
      panel.current?.focus();
    };
    void run("The link is revoked and no longer works.", take, () => revoke(link.id));
  };

  return (
    <Panel
      title="Preview links"
      note={shown.length === 0 ? "none" : shown.length === 1 ? "1 link" : `${shown.length} links`}
      startOpen={fresh !== null}
    >
      <div ref={panel} tabIndex={-1} className={styles.content}>
        <p className={styles.soft}>
          Anyone with a preview link can read the draft as it was last saved, until the link expires.
        </p>
        <Form method="post" action={action} className={styles.row} onSubmit={make}>
          <input type="hidden" name="id" value={draftId} />
          <input type="hidden" name="intent" value="make-preview" />
          <label className={styles.days}>
            Valid for
            <select ref={chosen} name="days" defaultValue={days.usual} className={styles.select}>
              {[days.least, days.usual, days.most].map((count) => (
                <option key={count} value={count}>
                  {count === 1 ? "1 day" : `${count} days`}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" look="quiet" aria-disabled={isBusy}>
            Create link
          </Button>
        </Form>
        {fresh && <NewLink key={fresh.path} link={fresh} controls={controls} />}
        <ul className={styles.links}>
          {shown.map((link) => (
            <li key={link.id}>
              <span className={styles.soft}>
                Made <Moment iso={link.createdAt} />. Expires on <ComingMoment iso={link.expiresAt} />.
              </span>
              <Form method="post" action={action}>
                <input type="hidden" name="id" value={link.id} />
                <input type="hidden" name="draft" value={draftId} />
                <Button
                  type="submit"
                  look="plain"
                  name="intent"
                  value="revoke-preview"
                  aria-disabled={isBusy}
                  onClick={(event) => takeBack(event, link)}
                >
                  Revoke
                  <span className="visually-hidden">
                    the link that expires on <ComingMoment iso={link.expiresAt} />
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <CallMessage message={message} trouble={trouble} />
      </div>
    </Panel>
  );
}
