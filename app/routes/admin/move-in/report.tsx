import { Button } from "@toadstool/elements/forms/button";
import { useState } from "react";
import { usualConsent } from "#app/browser/moving-in/reader-rows.ts";
import { comingFacts, newReaders } from "#app/browser/moving-in/report-facts.ts";
import { itemsOf } from "#app/browser/moving-in/move.ts";
import type { ImportHere } from "#app/browser/moving-in/site.ts";
import { textKinds, totalOf } from "#app/browser/moving-in/totals.ts";
import { Facts } from "#app/ui/facts.tsx";
import { SaidFields } from "#app/ui/subscribers/said-fields.tsx";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { consentInput, readDecisions, refuseUndecided } from "#domain/subscribers/importing/import.ts";
import { counted } from "#domain/text/counted.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { CheckField, TextField } from "@toadstool/elements/forms/field";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import { MoveTitle } from "./move-progress.tsx";
import type { StepProps } from "./use-mover.ts";

/** What would come, and the button that brings it. */
export function Report({ mover, state: { opened, refusal } }: StepProps<"reported">) {
  const { move } = opened;
  const { readers } = move;
  const items = itemsOf(move);
  const states = ["waiting"] as const;
  const texts = totalOf(items, { kinds: textKinds, states });
  const hasPeople =
    readers !== null && !readers.areAdded && (newReaders(move) > 0 || readers.said.length > 0);
  const hasBegun = totalOf(items, { kinds: textKinds, states: ["done"] }) > 0;
  const [answer, setAnswer] = useState<Answer>();
  const isNothing = totalOf(items, { states }) === 0 && !hasPeople && !hasBegun;

  function start(form: FormData): void {
    const isWith = hasPeople && form.getAll("readers").includes("on");
    const decisions = readDecisions(form);
    const given = isWith ? parse(consentInput, { consent: form.get("consent") }) : null;
    if (isRefused(given)) return refuse(given, form);
    const undecided = given && refuseUndecided(readers?.said ?? [], decisions);
    if (undecided) return refuse(undecided, form);
    setAnswer(undefined);
    void mover.bring({ ...opened, people: given && { ...given, decisions } });
  }

  function refuse(refusal: Refused, form: FormData): void {
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    setAnswer({ refusal, typed });
  }

  return (
    <Section id="state" title="What comes" beside={<MoveTitle move={move} />}>
      <Facts facts={comingFacts(move)} areFigures />
      {isNothing ? (
        <p className={shared.measure}>
          <strong>There is nothing to bring in.</strong> The lists below say why.
        </p>
      ) : (
        <form
          method="post"
          className={`${shared.section} ${shared.measure}`}
          onSubmit={(event) => {
            event.preventDefault();
            start(new FormData(event.currentTarget));
          }}
        >
          {hasBegun && (
            <p>
              This move was begun before and goes on where it stopped: what is here already stays, and nothing
              comes twice.
            </p>
          )}
          {refusal && <Trouble>{refusal.refusal} Nothing was brought in.</Trouble>}
          {answer && <Trouble>{answer.refusal.message}</Trouble>}
          {hasPeople && <Readers readers={readers} consent={usualConsent(move)} answer={answer} />}
          <div className={shared.buttons}>
            <Button type="submit">{texts > 0 ? `Bring in ${counted(texts, "text")}` : "Bring it in"}</Button>
            <Button look="quiet" onClick={() => void mover.close()}>
              Choose another export
            </Button>
          </div>
          <p className={shared.soft}>
            Nothing of your site has changed so far. Published texts appear under their own dates, nothing is
            mailed, and the whole move can be undone. Keep this page open while it runs.
          </p>
        </form>
      )}
      {isNothing && (
        <div className={shared.buttons}>
          <Button look="quiet" onClick={() => void mover.close()}>
            Choose another export
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Why the form was not taken, and what was typed. */
type Answer = { refusal: Refused; typed: Record<string, string> } | undefined;

/** Readers come with the owner’s word on their consent, or not at all. */
function Readers({
  readers: { id, counts, said },
  consent,
  answer,
}: {
  readers: ImportHere;
  consent: string;
  answer: Answer;
}) {
  const others = counts.known + counts.suppressed + counts.bad;
  return (
    <fieldset className={styles.readers}>
      <legend>Readers</legend>
      <CheckField name="readers" isOn>
        Add {counted(counts.new, "new subscriber")}. No mail is sent to them.
        {others > 0 &&
          ` ${counted(others, "other")} of the export ${others === 1 ? "is" : "are"} not added: already here, no longer reading, or without an address.`}{" "}
        <a href={`/admin/email/subscribers/import/${id}`} target="_blank" rel="noreferrer">
          See each
        </a>
      </CheckField>
      <SaidFields groups={said} answer={answer} />
      <TextField
        label="Consent"
        name="consent"
        hint="How these people agreed to receive your letters. Kept with each address as a record."
        rows={2}
        maxLength={1000}
        defaultValue={consent}
        issues={answer?.refusal.issues}
      />
    </fieldset>
  );
}
