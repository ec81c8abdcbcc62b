import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { Panel } from "@toadstool/markdown-editor/side";
import { Button } from "@toadstool/elements/forms/button";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { type PreviewLink, previewDays } from "#domain/drafts/preview-link.ts";
import { counted } from "#domain/text/counted.ts";
import { createPreviewLink, revokePreviewLink } from "../editor-api.ts";
import { notCalled, Told, useCalls } from "./calls.tsx";
import { useLatest } from "./latest.ts";
import { type MadeLink, NewLink } from "./new-link.tsx";
import styles from "./side.module.css";

interface PreviewPanelProps {
  draftId: string;
  links: PreviewLink[];
  /** Without scripts, the page shows the new link once. */
  made?: MadeLink;
  saveNow: () => Promise<string | null>;
}

/** Links that show the draft to anyone with the address. */
export function PreviewPanel({ draftId, links, made, saveNow }: PreviewPanelProps) {
  const [shown, setShown] = useLatest(links);
  const [fresh, setFresh] = useState<MadeLink | null>(made?.draftId === draftId ? made : null);
  const { isBusy, told, trouble, run } = useCalls();
  const days = useRef<HTMLSelectElement>(null);
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
      return createPreviewLink(draftId, Number(days.current?.value));
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
    void run("The link is revoked and no longer works.", take, () => revokePreviewLink(draftId, link.id));
  };

  const address = `/admin/blog?draft=${draftId}&edit`;
  return (
    <Panel
      title="Preview links"
      note={shown.length === 0 ? "none" : counted(shown.length, "link")}
      startOpen={fresh !== null}
    >
      <div ref={panel} tabIndex={-1} className={styles.content}>
        <p className={styles.soft}>
          Anyone with a preview link can read the draft as it was last saved, until the link expires.
        </p>
        <Form method="post" action={address} className={styles.row} onSubmit={make}>
          <input type="hidden" name="id" value={draftId} />
          <input type="hidden" name="intent" value="make-preview" />
          <label className={styles.days}>
            Valid for
            <select ref={days} name="days" defaultValue={previewDays.usual} className={styles.select}>
              <option value={previewDays.least}>1 day</option>
              <option value={previewDays.usual}>7 days</option>
              <option value={previewDays.most}>30 days</option>
            </select>
          </label>
          <Button type="submit" look="quiet" aria-disabled={isBusy}>
            Create link
          </Button>
        </Form>
        {fresh && <NewLink key={fresh.path} link={fresh} />}
        <ul className={styles.links}>
          {shown.map((link) => (
            <li key={link.id}>
              <span className={styles.soft}>
                Made <Moment iso={link.createdAt} />. Expires on <ComingMoment iso={link.expiresAt} />.
              </span>
              <Form method="post" action={address}>
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
        <Told told={told} trouble={trouble} />
      </div>
    </Panel>
  );
}
