import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { DomainCheck } from "#domain/newsletter/sending-domain.ts";
import styles from "./email-page.module.css";

interface EmailDomainProps {
  sender: { address: string; transport: string };
  answer: { domain?: string; checks?: DomainCheck[] } | undefined;
}

const words = { good: "Good", poor: "Could be better", missing: "Missing", broken: "Does not work", unknown: "No answer" };

/** What mail providers look for before they trust a letter. */
export function EmailDomain({ sender, answer }: EmailDomainProps) {
  const isBusy = useNavigation().formData?.get("intent") === "check-dns";
  return (
    <>
      <p className={styles.soft}>
        Letters go out by {sender.transport} from {sender.address || "an address that is not set yet"}.
      </p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="check-dns" look="quiet" disabled={isBusy}>
          {isBusy ? "Asking the name servers…" : "Check the sending domain"}
        </Button>
      </Form>
      {answer?.checks && (
        <ul className={styles.issues} aria-label={`Checks of ${answer.domain}`}>
          {answer.checks.map((check) => (
            <li key={check.name} className={styles.issue}>
              <h3>
                {check.name}: {words[check.state]}
              </h3>
              {check.mend && <p>{check.mend}</p>}
              <p className={styles.soft}>Wanted: {check.wanted}</p>
              <p className={styles.soft}>
                Found: {check.found.length > 0 ? check.found.join(" · ") : "nothing"}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
