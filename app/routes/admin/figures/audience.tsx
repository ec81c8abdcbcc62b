import { type BarRow, BarTable, ColumnChart, figure } from "@toadstool/charts";
import { Link } from "react-router";
import { rangeNames } from "../period-words.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import type { Figures } from "./figures.server.ts";
import { Panel } from "./panel.tsx";
import styles from "./figures.module.css";

export function ReadersPanel({ range, dates, readers: { confirmed, joined, left } }: Figures) {
  const came = sum(joined);
  const went = sum(left);
  return (
    <Panel
      title="Subscribers"
      wide
      count={confirmed}
      about={`confirmed; in ${rangeNames[range]} ${figure(came)} subscribed and ${figure(went)} unsubscribed`}
    >
      {came + went === 0 ? (
        <p>No one has subscribed or unsubscribed in {rangeNames[range]}.</p>
      ) : (
        <ColumnChart
          caption={range === "12-months" ? "Subscribers per month" : "Subscribers per day"}
          head={range === "12-months" ? "Month" : "Day"}
          series={["Subscribed", "Unsubscribed"]}
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
        <p>No likes yet.</p>
      ) : (
        <BarTable
          caption="Posts with the most likes"
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
          No letters have been sent yet. <Link to="/admin/email">Write the first one</Link>.
        </p>
      ) : (
        <>
          <BarTable
            caption="Deliveries of the latest letters"
            head="Letter"
            columns={["Accepted", "Failed"]}
            rows={letters.map(rowOf)}
          />
          <p className={styles.note}>
            The outlined part of a bar is waiting, skipped or uncertain:{" "}
            <Link to="/admin/email#letters">see each letter’s deliveries</Link>.
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
