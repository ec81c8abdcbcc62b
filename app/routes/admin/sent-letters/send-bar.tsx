import type { Balance } from "#domain/newsletter/issue.ts";
import { figure, ShareBar } from "@toadstool/elements/charts";
import shared from "../admin.module.css";
import styles from "./send-bar.module.css";
import { barWords, type Part, parts, partWords } from "./send-words.ts";

/**
 * The audience as one bar with a stretch for each state; they always add up. The text beside it says the same to
 * people who cannot see it.
 */
export function SendBar({ balance }: { balance: Balance }) {
  const stretches = parts.map((part) => ({ key: part, value: balance[part], className: colours[part] }));
  return (
    <>
      <ShareBar of={balance.audience} parts={stretches} className={styles.bar} />
      <p className="visually-hidden">{barWords(balance)}</p>
    </>
  );
}

const colours: Record<Part, string | undefined> = {
  accepted: styles.accepted,
  failed: styles.failed,
  uncertain: styles.uncertain,
  skipped: styles.skipped,
  waiting: styles.waiting,
};

/** The same in figures. */
export function SendFigures({ balance }: { balance: Balance }) {
  const { audience, delivered, bounced, complained } = balance;
  return (
    <>
      <dl className={styles.figures}>
        <Figure name="audience" count={audience} about="confirmed when sending began" />
        {parts.map((part) => (
          <Figure key={part} name={part} count={balance[part]} about={partWords[part]} mark={colours[part]} />
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

interface FigureProps {
  name: string;
  count: number;
  about: string;
  /** The class of its stretch in the bar. */
  mark?: string;
}

function Figure({ name, count, about, mark }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        {mark && (
          <svg className={styles.key} viewBox="0 0 10 10" aria-hidden="true">
            <rect width={10} height={10} className={mark} />
          </svg>
        )}
        {name.charAt(0).toUpperCase() + name.slice(1)}
      </dt>
      <dd className={styles.count}>{figure(count)}</dd>
      <dd className={styles.about}>{about}</dd>
    </div>
  );
}
