import { Button } from "@toadstool/elements/forms/button";
import { useState } from "react";
import { usualConsent } from "#app/browser/moving-in/reader-rows.ts";
import { comingFacts, newReaders } from "#app/browser/moving-in/report-facts.ts";
import { itemsOf } from "#app/browser/moving-in/move.ts";
import { textKinds, totalOf } from "#app/browser/moving-in/totals.ts";
import { Facts } from "#app/ui/facts.tsx";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { consentInput, readDecisions, refuseUndecided } from "#domain/subscribers/importing/import.ts";
import { counted } from "#domain/text/counted.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { MoveTitle } from "./move-progress.tsx";
import { type Answer, Readers } from "./readers.tsx";
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
