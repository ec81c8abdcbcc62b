import { figure } from "@toadstool/charts";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Done } from "#app/ui/notice/notice.tsx";
import { encodingWords } from "@toadstool/subscriber-csv";
import { verdicts, verdictWords } from "#domain/subscribers/importing/import.ts";
import type { Report } from "./report.server.ts";
import styles from "./subscribers.module.css";

const separators = { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "vertical bars" };

/** What would become of a list, or what became of it. */
export function ReportHead({ list, counts, plan }: Report) {
  const isBusy = useNavigation().state !== "idle";
  const fresh = counts?.new ?? 0;
  return (
    <section aria-labelledby="outcome" className={styles.section}>
      <h2 id="outcome">{list.state === "done" ? "Import report" : "Preview of the import"}</h2>
      <dl className={styles.figures}>
        {verdicts.map((verdict) => (
          <div key={verdict}>
            <dt>{verdictWords[verdict]}</dt>
            <dd>{figure(counts?.[verdict] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {plan && (
        <p className={styles.soft}>
          Read as {encodingWords[plan.encoding]}, with {separators[plan.separator]} as separators;{" "}
          {plan.header
            ? `the addresses are under “${plan.header}”.`
            : `the addresses are in column ${plan.email + 1}, and there is no header row.`}
        </p>
      )}
      <p className={styles.measure}>Consent: {list.consent}</p>
      {list.state === "done" ? (
        <Done>
          {figure(fresh)} {fresh === 1 ? "subscriber was" : "subscribers were"} added{" "}
          {list.finishedAt && <Moment iso={list.finishedAt} />}.
        </Done>
      ) : fresh === 0 ? (
        <p className={styles.measure}>
          <strong>There are no subscribers to add.</strong> The rows below show why.
        </p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="take" />
          <Button type="submit" disabled={isBusy}>
            {isBusy ? "Adding…" : `Add ${figure(fresh)} ${fresh === 1 ? "subscriber" : "subscribers"}`}
          </Button>
        </Form>
      )}
    </section>
  );
}
