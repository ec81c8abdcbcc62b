import type { MouseEvent } from "react";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ArrowIcon, PencilIcon } from "@toadstool/elements/icons";
import { stayHere } from "#app/browser/scroll.ts";
import type { EntrySummary } from "./entry-list.ts";
import shared from "../admin.module.css";
import styles from "./facts.module.css";

interface EntryRowProps extends EntrySummary {
  index: number;
  /** The last entry’s index. */
  last: number;
  page: string;
  version: number;
}

export function EntryRow({ title, note, isShown, index, last, page, version }: EntryRowProps) {
  const fields = { entry: String(index), version: String(version) };
  const command = { action: page, fields, look: "quiet", preventScrollReset: true, state: stayHere } as const;
  return (
    <li className={shared.entry}>
      <div className={`${shared.words} ${styles.words} ${isShown === false ? styles.hidden : ""}`}>
        <h2 dir="auto">{title}</h2>
        <p className={styles.hint} dir="auto">
          {note}
        </p>
      </div>
      <div className={styles.buttons}>
        <FormButton
          {...command}
          intent="up"
          {...unless(index > 0)}
          className={styles.up}
          aria-label={`Move up: ${title}`}
        >
          <ArrowIcon />
        </FormButton>
        <FormButton
          {...command}
          intent="down"
          {...unless(index < last)}
          className={styles.down}
          aria-label={`Move down: ${title}`}
        >
          <ArrowIcon />
        </FormButton>
        {isShown !== undefined && (
          <FormButton
            {...command}
            intent={isShown ? "hide" : "show"}
            aria-label={`${isShown ? "Hide" : "Show"}: ${title}`}
          >
            {isShown ? "Hide" : "Show"}
          </FormButton>
        )}
        <ButtonLink to={`${page}?entry=${index}`} look="quiet" aria-label={`Edit: ${title}`}>
          <PencilIcon />
        </ButtonLink>
        <ConfirmDelete
          label={`Remove: ${title}`}
          question="What you wrote in it is removed with it."
          verb="Remove"
          action={page}
          fields={{ intent: "remove", ...fields }}
        />
      </div>
    </li>
  );
}

/** A button that does nothing here keeps the keyboard’s focus, which a disabled one would lose. */
const unless = (isPossible: boolean) =>
  isPossible
    ? {}
    : { "aria-disabled": true, onClick: (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() };
