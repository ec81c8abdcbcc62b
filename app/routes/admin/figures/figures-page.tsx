import { Link } from "react-router";
import { type BarRow, BarTable, figure, Total } from "@toadstool/elements/charts";
import { withQuery } from "#domain/addresses/with-query.ts";
import { stayHere } from "#app/browser/scroll.ts";
import { type Range, readRange, usualRange } from "#domain/calendar/range.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { PeriodChart, PeriodChips, rangeNames, ReadersChart, sum } from "../period-chart.tsx";
import type { Route } from "./+types/figures-page.ts";
import { type Figures as Shown, readFigures } from "./figures.server.ts";
import styles from "./figures.module.css";
import type { ReactNode } from "react";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readFigures(services, owner, {
    range: readRange(query.get("range")),
    allPages: query.get("pages") === "all",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: figures", matches)];

/** /admin/figures: how the site is doing, a period at a time, in charts that are tables too. */
export default function FiguresPage({ loaderData: shown }: Route.ComponentProps) {
  const { range, timeZone, allPages } = shown;
  return (
    <AdminMain title="Figures" gap="close">
      <div className="column">
        <PeriodChips current={range} addressOf={(name) => addressOf(name, allPages)} />
        <div className={`column ${styles.panels}`}>
          <ViewsPanel {...shown} />
          <PagesPanel {...shown} />
          <ReferrersPanel {...shown} />
          <ReadersPanel {...shown} />
          <LikesPanel {...shown} />
          <LettersPanel {...shown} />
        </div>
        <p className={`${shared.soft} ${shared.measure}`}>
          Days are those of {timeZone.replaceAll("_", " ")}. A view records the page and the referring site,
          never the visitor: no cookie and no address. Robots, your own visits and visitors who ask not to be
          tracked are not counted.
        </p>
      </div>
    </AdminMain>
  );
}

function addressOf(range: Range, allPages: boolean): string {
  return withQuery("/admin/figures", { range: range !== usualRange && range, pages: allPages && "all" });
}

function ViewsPanel({ range, dates, views: { total, earlier, counts } }: Shown) {
  const span = rangeNames[range];
  return (
    <Panel
      title="Views"
      count={total}
      wide
      about={`in ${span}${earlier > 0 ? `, ${figure(earlier)} in the ${span} before` : ""}`}
      nothing={
        total === 0 && "No views yet. The first one is counted when someone other than you opens a page."
      }
    >
      <PeriodChart subject="Views" range={range} dates={dates} series={["Views"]} counts={[counts]} />
    </Panel>
  );
}

function PagesPanel({ range, allPages, views: { pages, pageCount } }: Shown) {
  const more = (
    <p>
      <Link to={addressOf(range, !allPages)} state={stayHere}>
        {allPages ? "The ten most viewed pages" : `All ${figure(pageCount)} pages`}
      </Link>
    </p>
  );
  return (
    <Panel
      title="Pages"
      count={pageCount || undefined}
      about={pageCount === 1 ? "was viewed" : "were viewed"}
      nothing={pages.length === 0 && `No page was viewed in ${rangeNames[range]}.`}
      after={(allPages || pageCount > pages.length) && more}
    >
      <BarTable
        caption="Views per page"
        head="Page"
        columns={["Views"]}
        rows={pages.map(({ path, views }) => ({
          key: path,
          name: <PageName path={path} />,
          values: [views],
        }))}
      />
    </Panel>
  );
}

/** What opens with a token alone has no page of its own to lead to. */
function PageName({ path }: { path: string }) {
  if (path === "(other)") return "Other pages";
  if (["/confirmation", "/subscription", "/unsubscribe", "/letters"].includes(path)) return path;
  return <a href={encodeURI(path)}>{path}</a>;
}

/** Hosts are words and no links: anyone can claim to come from anywhere. */
function ReferrersPanel({ range, views: { referrers } }: Shown) {
  return (
    <Panel
      title="Referrers"
      nothing={referrers.length === 0 && `No other site has linked here in ${rangeNames[range]}.`}
    >
      <BarTable
        caption="Views by referring site"
        head="Site"
        columns={["Views"]}
        rows={referrers.map(({ host, views }) => ({ key: host, name: host, values: [views] }))}
      />
    </Panel>
  );
}

function ReadersPanel({ range, dates, readers }: Shown) {
  const { confirmed, joined, left } = readers;
  const [came, went] = [sum(joined), sum(left)];
  const span = rangeNames[range];
  return (
    <Panel
      title="Subscribers"
      wide
      count={confirmed}
      about={`confirmed; in ${span} ${figure(came)} subscribed and ${figure(went)} unsubscribed`}
      nothing={came + went === 0 && `No one has subscribed or unsubscribed in ${span}.`}
    >
      <ReadersChart range={range} dates={dates} readers={readers} />
    </Panel>
  );
}

function LikesPanel({ range, likes: { total, recent, posts } }: Shown) {
  return (
    <Panel
      title="Likes"
      count={total}
      about={`on all posts, ${figure(recent)} of them in ${rangeNames[range]}`}
      nothing={posts.length === 0 && "No likes yet."}
    >
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
    </Panel>
  );
}

function LettersPanel({ letters }: Shown) {
  const nothing = letters.length === 0 && (
    <>
      No letters have been sent yet. <Link to="/admin/email">Write the first one</Link>.
    </>
  );
  return (
    <Panel title="Letters" nothing={nothing}>
      <BarTable
        caption="Deliveries of the latest letters"
        head="Letter"
        columns={["Accepted", "Failed"]}
        rows={letters.map(rowOf)}
      />
      <p className={`${shared.soft} ${shared.measure}`}>
        The outlined part of a bar is waiting, skipped or uncertain:{" "}
        <Link to="/admin/email/letters">see each letter’s deliveries</Link>.
      </p>
    </Panel>
  );
}

function rowOf({ id, subject, balance: { audience, accepted, failed } }: LetterIssue): BarRow {
  const name = (
    <>
      {subject} <span className={`${shared.soft} ${styles.below}`}>to {figure(audience)}</span>
    </>
  );
  return { key: id, name, values: [accepted, failed, audience - accepted - failed] };
}

interface PanelProps {
  title: string;
  count?: number;
  /** What it counts. */
  about?: string;
  wide?: boolean;
  /** In place of the chart, where there is nothing to show. */
  nothing: ReactNode;
  /** What follows either. */
  after?: ReactNode;
  children: ReactNode;
}

/** One kind of figure: its name, its total and what shows it. */
function Panel({ title, count, about, wide = false, nothing, after, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={`${shared.panel} ${styles.panel} ${wide ? styles.wide : ""}`.trim()}
    >
      <h2>{title}</h2>
      {count !== undefined && <Total of={figure(count)}>{about}</Total>}
      {nothing ? <p>{nothing}</p> : children}
      {after}
    </section>
  );
}
