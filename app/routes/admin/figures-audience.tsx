import { Link } from "react-router";
import { type BarRow, BarTable } from "#app/ui/bar-table.tsx";
import { figure } from "#app/ui/chart-scale.ts";
import { ColumnChart } from "#app/ui/column-chart.tsx";
import { rangeNames } from "#app/ui/period-words.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import type { Figures } from "./figures.server.ts";
import { Panel } from "./figures-panel.tsx";
import styles from "./figures.module.css";

export function ReadersPanel({ range, dates, readers: { confirmed, joined, left } }: Figures) {
  const came = sum(joined);
  const went = sum(left);
  return (
    <Panel
      title="Subscribers"
      wide
      count={confirmed}
      about={`confirmed now; in ${rangeNames[range]} ${figure(came)} joined and ${figure(went)} left`}
    >
      {came + went === 0 ? (
        <p>Nobody has joined or left in {rangeNames[range]}.</p>
      ) : (
        <ColumnChart
          caption={range === "12-months" ? "Subscribers per month" : "Subscribers per day"}
          head={range === "12-months" ? "Month" : "Day"}
          series={["Joined", "Left"]}
          columns={dates.map((date, index) => ({ ...date, values: [joined[index] ?? 0, left[index] ?? 0] }))}
        />
      )}
    </Panel>
  );
}

export function LikesPanel({ range, likes: { total, recent, posts } }: Figures) {
  return (
    <Panel
      title="Likes"
      count={total}
      about={`on all posts, ${figure(recent)} of them in ${rangeNames[range]}`}
    >
      {posts.length === 0 ? (
        <p>No post has a like yet.</p>
      ) : (
        <BarTable
          caption="The posts with the most likes"
          head="Post"
          columns={["Likes"]}
          rows={posts.map(({ slug, title, likes }) => ({
            key: slug,
            name: <Link to={`/blog/${slug}`}>{title}</Link>,
            values: [likes],
          }))}
        />
      )}
    </Panel>
  );
}

export function LettersPanel({ letters }: Figures) {
  return (
    <Panel title="Letters">
      {letters.length === 0 ? (
        <p>
          No letter has been sent yet. <Link to="/admin/email">Write the first one</Link>.
        </p>
      ) : (
        <>
          <BarTable
            caption="What became of the newest letters"
            head="Letter"
            columns={["Accepted", "Failed"]}
            rows={letters.map(rowOf)}
          />
          <p className={styles.note}>
            The outlined rest of a bar waits, was skipped or is uncertain:{" "}
            <Link to="/admin/email#letters">each letter's account</Link>.
          </p>
        </>
      )}
    </Panel>
  );
}

function rowOf({ id, subject, balance: { audience, accepted, failed } }: LetterIssue): BarRow {
  const name = (
    <>
      {subject} <span className={styles.soft}>to {figure(audience)}</span>
    </>
  );
  return { key: id, name, values: [accepted, failed, audience - accepted - failed] };
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
