import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import type { DomainCheck, DomainSummary } from "@toadstool/mail/deliverability";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import styles from "./sending-domain.module.css";
import { EmailRecord } from "./dns-record.tsx";

interface EmailDomainProps {
  sender: { address: string; transport: string };
  answer: { summary?: DomainSummary; checks?: DomainCheck[]; refusal?: Refused } | undefined;
}

const words: Record<DomainCheck["state"], string> = {
  good: "Good",
  poor: "Could be improved",
  missing: "Missing",
  broken: "Not working",
  unknown: "No answer",
};

/** What mail providers check before they trust a letter: first the overall result, then each check. */
export function EmailDomain({ sender, answer }: EmailDomainProps) {
  const isBusy = useNavigation().formData?.get("intent") === "check-dns";
  const { summary, checks, refusal } = answer ?? {};
  return (
    <>
      <p className={shared.soft}>
        Letters are sent through {sender.transport} from {sender.address || "an address that is not set yet"}.
      </p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="check-dns" look="quiet" disabled={isBusy}>
          {isBusy ? "Asking the name servers…" : checks ? "Check again" : "Check the sending domain"}
        </Button>
      </Form>
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {summary && checks && (
        <>
          <output className={`${shared.card} ${styles.summary} ${styles[summary.state]}`}>
            <strong className={styles.title}>{summary.title}</strong>
            <span>{summary.words}</span>
          </output>
          <ul className={styles.checks} aria-label="Sending domain checks">
            {checks.map((check) => (
              <li key={check.name}>
                <Check check={check} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Check({ check: { name, state, mend, found, wanted, record } }: { check: DomainCheck }) {
  return (
    <details className={`${shared.card} ${styles.check}`} open={state === "missing" || state === "broken"}>
      <summary>
        <span className={styles.name}>{name}</span>{" "}
        <span className={styles[`said-${state}`]}>{words[state]}</span>
      </summary>
      <div className={styles.inside}>
        {mend && <p>{mend}</p>}
        {record && <EmailRecord record={record} />}
        <dl className={styles.facts}>
          <dt>Found</dt>
          {found.length > 0 ? found.map((each) => <dd key={each}>{each}</dd>) : <dd>Nothing found</dd>}
          <dt>Expected</dt>
          <dd>{wanted}</dd>
        </dl>
      </div>
    </details>
  );
}
