import { BarTable, ColumnChart, figure } from "@toadstool/charts";
import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "#app/ui/search/chips.tsx";
import { rangeNames } from "../period-words.ts";
import { type Range, ranges, usualRange } from "@toadstool/calendar";
import type { Figures as Shown } from "./figures.server.ts";
import { LettersPanel, LikesPanel, ReadersPanel } from "./audience.tsx";
import { Panel } from "./panel.tsx";
import styles from "./figures.module.css";

/** How the site is doing, in charts that are tables too. */
export function Figures(shown: Shown) {
  const { range, timeZone, allPages } = shown;
  return (
    <section aria-labelledby="figures" className={styles.figures}>
      <h2 id="figures">Page views</h2>
      <ChipLinks label="Period">
        {ranges.map((name) => (
          <ChipLink key={name} to={addressOf(name, allPages)} state={stayHere} current={name === range}>
            {rangeNames[name]}
          </ChipLink>
        ))}
      </ChipLinks>
      <div className={styles.panels}>
        <ViewsPanel {...shown} />
        <PagesPanel {...shown} />
        <ReferrersPanel {...shown} />
        <ReadersPanel {...shown} />
        <LikesPanel {...shown} />
        <LettersPanel {...shown} />
      </div>
      <p className={styles.note}>
        Days are those of {timeZone.replaceAll("_", " ")}. A view records the page and the referring site,
        never the visitor: no cookie and no address. Robots, your own visits and visitors who ask not to be
        tracked are not counted.
      </p>
    </section>
  );
}

function addressOf(range: Range, allPages: boolean): string {
  const query = new URLSearchParams({
    ...(range !== usualRange && { range }),
    ...(allPages && { pages: "all" }),
  });
  return `/admin${query.size > 0 ? `?${query}` : ""}`;
}

function ViewsPanel({ range, dates, views: { total, earlier, counts } }: Shown) {
  const span = rangeNames[range];
  const caption = range === "12-months" ? "Views per month" : "Views per day";
  return (
    <Panel
      title="Views"
      count={total}
      wide
      about={`in ${span}${earlier > 0 ? `, ${figure(earlier)} in the ${span} before` : ""}`}
    >
      {total === 0 ? (
        <p>No views yet. The first one is counted when someone other than you opens a page.</p>
      ) : (
        <ColumnChart
          caption={caption}
          head={range === "12-months" ? "Month" : "Day"}
          series={["Views"]}
          columns={dates.map((date, index) => ({ ...date, values: [counts[index] ?? 0] }))}
        />
      )}
    </Panel>
  );
}

function PagesPanel({ range, allPages, views: { pages, pageCount } }: Shown) {
  return (
    <Panel
      title="Pages"
      count={pageCount || undefined}
      about={pageCount === 1 ? "was viewed" : "were viewed"}
    >
      {pages.length === 0 ? (
        <p>No page was viewed in {rangeNames[range]}.</p>
      ) : (
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
      )}
      {allPages ? (
        <p>
          <Link to={addressOf(range, false)} state={stayHere}>
            The ten most viewed pages
          </Link>
        </p>
      ) : (
        pageCount > pages.length && (
          <p>
            <Link to={addressOf(range, true)} state={stayHere}>
              All {figure(pageCount)} pages
            </Link>
          </p>
        )
      )}
    </Panel>
  );
}

/** What opens with a token alone has no page of its own to lead to. */
function PageName({ path }: { path: string }) {
  if (path === "(other)") return "Other pages";
  if (["/confirmation", "/unsubscribe", "/letters"].includes(path)) return path;
  return <a href={encodeURI(path)}>{path}</a>;
}

/** Hosts are words and no links: anyone can claim to come from anywhere. */
function ReferrersPanel({ range, views: { referrers } }: Shown) {
  return (
    <Panel title="Referrers">
      {referrers.length === 0 ? (
        <p>No other site has linked here in {rangeNames[range]}.</p>
      ) : (
        <BarTable
          caption="Views by referring site"
          head="Site"
          columns={["Views"]}
          rows={referrers.map(({ host, views }) => ({ key: host, name: host, values: [views] }))}
        />
      )}
    </Panel>
  );
}
