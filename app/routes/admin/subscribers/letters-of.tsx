import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { RowTable } from "@toadstool/elements/page/row-table";
import { deliveryWords } from "#domain/newsletter/issue.ts";
import type { Person } from "#domain/subscribers/person.server.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";

/** What became of each letter to one person. */
export function LettersOf({ person: { letters } }: { person: Person }) {
  return (
    <Section id="letters" title="Letters">
      {letters.length === 0 ? (
        <p className={shared.soft}>No letters have been sent to this subscriber.</p>
      ) : (
        <RowTable caption="Letters to this subscriber, newest first" heads={["Letter", "Delivery", "When"]}>
          {letters.map(({ issueId, subject, state, sentAt, reason }) => (
            <tr key={issueId}>
              <th scope="row">
                <Link to={`/admin/email/letters/${issueId}`} className={shared.reach} dir="auto">
                  {subject}
                </Link>
              </th>
              <td>
                {deliveryWords[state]}
                {reason && `: ${reason}`}
              </td>
              <td>{sentAt && <Moment iso={sentAt} />}</td>
            </tr>
          ))}
        </RowTable>
      )}
    </Section>
  );
}
