import { figure } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import type { readLately } from "../figures/figures.server.ts";
import { sum } from "../period-chart.tsx";
import { Section } from "../admin-main.tsx";
import styles from "./today.module.css";

/** Views, readers and the last letter, in few figures. */
export function Numbers({ views, readers, letter }: Awaited<ReturnType<typeof readLately>>) {
  const { confirmed, joined, left } = readers;
  return (
    <>
      <Section
        id="lately"
        title="In 30 days"
        beside={
          <Link to="/admin/figures" className={`${shared.reach} ${styles.beside}`}>
            All figures
          </Link>
        }
      >
        <figure className={styles.figure}>
          <figcaption className={shared.bar}>
            <strong>{counted(views.total, "view")}</strong>
            <span className={shared.soft}>
              {views.earlier > 0 ? `${figure(views.earlier)} in the 30 days before` : "of your pages"}
            </span>
          </figcaption>
          {views.total > 0 && <Bars above={views.counts} />}
        </figure>
        <figure className={styles.figure}>
          <figcaption className={shared.bar}>
            <strong>{counted(confirmed, "reader")}</strong>
            <span className={shared.soft}>
              {figure(sum(joined))} came and {figure(sum(left))} left
            </span>
          </figcaption>
          {sum(joined) + sum(left) > 0 && <Bars above={joined} below={left} />}
        </figure>
      </Section>
      {letter && (
        <Section id="last-letter" title="The last letter">
          <p dir="auto">
            <Link to={`/admin/email/letters/${letter.id}`} className={`${shared.title} ${shared.reach}`}>
              {letter.subject}
            </Link>
          </p>
          <dl className={`${shared.facts} ${styles.account}`}>
            {(["audience", "accepted", "failed", "waiting"] as const).map((part) => (
              <div key={part}>
                <dt>{partNames[part]}</dt>
                <dd>{figure(letter.balance[part])}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  );
}

const partNames = { audience: "Readers", accepted: "Accepted", failed: "Failed", waiting: "Waiting" };

/** A column for each day; the words beside it say what it shows. What is taken away hangs below the line. */
function Bars({ above, below = [] }: { above: number[]; below?: number[] }) {
  const most = Math.max(1, ...above);
  const least = Math.max(0, ...below);
  const scale = 32 / (most + least);
  const line = most * scale;
  return (
    <svg
      viewBox={`0 0 ${above.length * 4} 34`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
      focusable="false"
    >
      <path d={columns(above, line, -scale)} />
      <path d={columns(below, line + 1, scale)} className={styles.left} />
      <path d={`M0 ${line + 0.5}h${above.length * 4}`} />
    </svg>
  );
}

/** One shape of all: an element for each day takes long to write. */
const columns = (counts: number[], line: number, scale: number) =>
  counts.map((count, day) => `M${day * 4 + 0.5} ${line}v${(count * scale).toFixed(2)}h3V${line}`).join("");
