import { figure, ShareBar } from "@toadstool/elements/charts";
import type { Balance } from "#domain/newsletter/issue.ts";
import shared from "../admin.module.css";
import styles from "./send.module.css";
import { barWords, partWords, parts } from "./send-words.ts";

/**
 * The audience as one bar with a stretch for each state; they always add up. The text beside it says the same to
 * people who cannot see it.
 */
export function SendBar({ balance }: { balance: Balance }) {
  const stretches = parts.map((part) => ({ key: part, value: balance[part], className: styles[part] }));
  return (
    <>
      <ShareBar of={balance.audience} parts={stretches} className={styles.bar} />
      <p className="visually-hidden">{barWords(balance)}</p>
    </>
  );
}

/** The same in figures; those of rare states are shown where there are any. */
export function SendFigures({ balance }: { balance: Balance }) {
  const { delivered, bounced, complained } = balance;
  const shown = parts.filter((part) => balance[part] > 0 || !["uncertain", "skipped"].includes(part));
  return (
    <>
      <dl className={styles.figures}>
        {(["audience", ...shown] as const).map((name) => (
          <div key={name}>
            <dt className={styles[name]}>{name}</dt>
            <dd className={styles.count}>{figure(balance[name])}</dd>
            <dd className={shared.soft}>{partWords[name]}</dd>
          </div>
        ))}
      </dl>
      {delivered + bounced + complained > 0 && (
        <p className={shared.soft}>
          Of the accepted ones, the provider reports {figure(delivered)} delivered, {figure(bounced)} bounced
          and {figure(complained)} marked as spam.
        </p>
      )}
    </>
  );
}
