import { figure } from "@toadstool/elements/charts";
import { Form } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import { Button } from "@toadstool/elements/forms/button";
import { counted } from "#domain/text/counted.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Done } from "@toadstool/elements/dialog/notice";
import { encodingWords } from "#domain/subscribers/csv/encoding.ts";
import { Facts } from "#app/ui/facts.tsx";
import { SaidFields } from "#app/ui/subscribers/said-fields.tsx";
import { verdicts, verdictWords } from "#domain/subscribers/importing/import.ts";
import type { Report } from "./report.server.ts";
import shared from "../admin.module.css";

const separators = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars" };

/** What would become of a list, or what became of it. */
export function ReportHead({ list, counts, plan, said }: Report) {
  const { isPending, refusal, typed } = usePress("take");
  const fresh = counts?.new ?? 0;
  const kept = said.filter(({ state }) => state !== "pending" && state !== "unknown");
  const keptCount = kept.reduce((sum, group) => sum + group.count, 0);
  return (
    <section aria-labelledby="outcome" className={shared.section}>
      <h2 id="outcome">{list.state === "done" ? "Import report" : "Preview of the import"}</h2>
      <Facts
        facts={verdicts.map((verdict) => [verdictWords[verdict], figure(counts?.[verdict] ?? 0)])}
        areFigures
      />
      {plan && (
        <p className={shared.soft}>
          Read as {encodingWords[plan.encoding]}, with {separators[plan.separator]} as separators;{" "}
          {plan.header
            ? `the addresses are under “${plan.header}”.`
            : `the addresses are in column ${plan.email + 1}, and there is no header row.`}
        </p>
      )}
      {list.consent && <p className={shared.measure}>Consent: {list.consent}</p>}
      {list.state === "done" ? (
        <Done>
          {counted(fresh, "subscriber")} {fresh === 1 ? "was" : "were"} added{" "}
          {list.finishedAt && <Moment iso={list.finishedAt} />}.
          {keptCount > 0 &&
            ` ${counted(keptCount, "person is", "people are")} kept as unsubscribed, bounced or marked as spam.`}
        </Done>
      ) : fresh + said.length === 0 ? (
        <p className={shared.measure}>
          <strong>There are no subscribers to add.</strong> The rows below show why.
        </p>
      ) : list.consent === "" ? (
        <p className={shared.measure}>
          These subscribers were sent by a move or by a program. They are added there, with your note on how
          they agreed.
        </p>
      ) : (
        <Form method="post" className={`${shared.section} ${shared.measure}`}>
          <SaidFields groups={said} answer={refusal && { refusal, typed }} />
          <div>
            <Button type="submit" name="intent" value="take" disabled={isPending}>
              {isPending ? "Adding…" : fresh > 0 ? `Add ${counted(fresh, "subscriber")}` : "Keep it so"}
            </Button>
          </div>
        </Form>
      )}
    </section>
  );
}
