import { Button } from "@toadstool/elements/forms/button";
import { TextField } from "@toadstool/elements/forms/field";
import { Form, Link, useNavigation } from "react-router";
import { Facts } from "#app/ui/facts.tsx";
import type { Refused } from "#domain/outcome.ts";
import type { MoveReport } from "#domain/moving-in/report.server.ts";
import { counted } from "#domain/text/counted.ts";
import { SaidFields } from "#app/ui/subscribers/said-fields.tsx";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./move-in.module.css";
import { comingFacts } from "./report-facts.ts";
import { textKinds, totalOf } from "./totals.ts";

interface ReportProps {
  report: MoveReport;
  refusal: { refusal: Refused; typed: Record<string, string> } | undefined;
}

/** What would come, and the button that brings it. */
export function Report({ report, refusal }: ReportProps) {
  const { counts, subscribers } = report;
  const isBusy = useNavigation().state !== "idle";
  const texts = totalOf(counts, { kinds: textKinds, states: ["waiting"] });
  const files = totalOf(counts, { kinds: ["file"], states: ["waiting"] });
  const readers = subscribers?.new ?? 0;
  const hasPeople = readers > 0 || report.said.length > 0;
  const people = hasPeople ? 1 : 0;
  const isNothing =
    texts + files + people + totalOf(counts, { kinds: ["redirect"], states: ["waiting"] }) === 0;
  return (
    <Section id="state" title="What comes">
      <Facts facts={comingFacts(report)} className={`${shared.facts} ${styles.figures}`} />
      {isNothing ? (
        <p className={shared.measure}>
          <strong>There is nothing to bring in.</strong> The lists below say why.
        </p>
      ) : (
        <Form method="post" className={`${shared.section} ${shared.measure}`}>
          {hasPeople && <Readers report={report} refusal={refusal} />}
          <div>
            <Button type="submit" name="intent" value="start" disabled={isBusy}>
              {isBusy ? "Starting…" : texts > 0 ? `Bring in ${counted(texts, "text")}` : "Bring it in"}
            </Button>
          </div>
          <p className={shared.soft}>
            Nothing of your site has changed so far. Published texts appear under their own dates, nothing is
            mailed, and the whole move can be undone.
          </p>
        </Form>
      )}
    </Section>
  );
}

/** Readers come with the owner’s word on their consent, or not at all. */
function Readers({ report: { move, subscribers, said, consent }, refusal }: ReportProps) {
  const others = (subscribers?.known ?? 0) + (subscribers?.suppressed ?? 0) + (subscribers?.bad ?? 0);
  const isLeftOut = refusal !== undefined && refusal.typed.readers !== "yes";
  return (
    <fieldset className={styles.readers}>
      <legend>Readers</legend>
      <label className={styles.check}>
        <input type="checkbox" name="readers" value="yes" defaultChecked={!isLeftOut} />
        <span>
          Add {counted(subscribers?.new ?? 0, "new subscriber")}. No mail is sent to them.
          {others > 0 &&
            ` ${counted(others, "other")} of the export ${others === 1 ? "is" : "are"} known here, no reader there, or no address, and not added.`}{" "}
          <Link to={`/admin/email/subscribers/import/${move.id}`}>See each</Link>
        </span>
      </label>
      <SaidFields groups={said} answer={refusal} />
      <TextField
        label="Consent"
        name="consent"
        hint="How these people agreed to receive your letters. Kept with each address as a record."
        rows={2}
        maxLength={1000}
        defaultValue={refusal?.typed.consent ?? consent}
        issues={refusal?.refusal.issues}
      />
    </fieldset>
  );
}
