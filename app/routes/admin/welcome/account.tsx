import { figure } from "@toadstool/elements/charts";
import { Facts } from "#app/ui/facts.tsx";
import type { Balance } from "#domain/newsletter/issue.ts";
import shared from "../admin.module.css";
import styles from "./welcome.module.css";

/** What became of a welcome letter, for all readers who have had it. */
export function Account({ balance }: { balance: Balance }) {
  const { audience, accepted, waiting, bounced, complained, failed, uncertain, skipped } = balance;
  if (audience === 0) return <p>No one has received it yet.</p>;
  const parts: [string, number][] = [
    ["Sent", accepted],
    ["Waiting", waiting],
    ["Bounced", bounced],
    ["Marked as spam", complained],
    ["Refused", failed],
    ["Uncertain", uncertain],
    ["Unsubscribed before", skipped],
  ];
  const shown = parts.filter(([name, number]) => name === "Sent" || number > 0);
  return (
    <Facts
      facts={shown.map(([name, number]) => [name, figure(number)])}
      className={`${shared.facts} ${styles.account}`}
    />
  );
}
