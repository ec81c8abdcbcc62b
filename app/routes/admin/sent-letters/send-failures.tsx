import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { RowTable } from "@toadstool/elements/page/row-table";
import { PageLinks } from "#app/ui/page-links.tsx";
import { deliveryWords } from "#domain/newsletter/issue.ts";
import type { Failure } from "#domain/newsletter/ledger/progress.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./sends.module.css";

interface SendFailuresProps {
  failures: Failure[];
  cursor: string | null;
  isFirstPage: boolean;
}

/** Every subscriber whose delivery did not simply succeed, with the reason. */
export function SendFailures({ failures, cursor, isFirstPage }: SendFailuresProps) {
  if (failures.length === 0 && isFirstPage) return null;
  return (
    <Section id="failures" title="Failed deliveries">
      {failures.length === 0 ? (
        <p className={shared.soft}>There are no more entries.</p>
      ) : (
        <FailureTable failures={failures} />
      )}
      <PageLinks
        label="Failed delivery pages"
        rowClass={shared.buttons}
        links={[
          ["First page", !isFirstPage && "?"],
          ["Next page", cursor && `?cursor=${encodeURIComponent(cursor)}`],
        ]}
        preventScrollReset
      />
    </Section>
  );
}

function FailureTable({ failures }: { failures: Failure[] }) {
  return (
    <RowTable caption="Failed deliveries" heads={["Address", "Result", "Reason", "When"]}>
      {failures.map(({ subscriberId, email, state, bounce, reason, at }) => (
        <tr key={subscriberId}>
          <th scope="row" className={styles.who}>
            {email ? <Address id={subscriberId} email={email} /> : <em>erased since</em>}
          </th>
          <td>
            <strong>{deliveryWords[state]}</strong>
            {bounce && ` (${bounce})`}
          </td>
          <td className={styles.reason} dir="auto">
            {reason || "No reason was given."}
          </td>
          <td>{at && <Moment iso={at} />}</td>
        </tr>
      ))}
    </RowTable>
  );
}

function Address({ id, email }: { id: string; email: string }) {
  return <Link to={`/admin/email/subscribers/${encodeURIComponent(id)}`}>{email}</Link>;
}
