import { hydratedOnIntent } from "#app/hydration.ts";
import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { movedTo, notFound } from "#app/respond.ts";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { artFeedPath, feedPath, lettersFeedPath, notesFeedPath } from "#domain/feeds/feed.ts";
import { formatAt, type FeedFormat, feedFormats, pathIn } from "#domain/feeds/feed-format.ts";
import { findFeed } from "#domain/feeds/find-feed.server.ts";
import { siteFrom } from "#domain/facts/site.server.ts";
import type { Route } from "./+types/feed-page";
import { FeedAddress } from "./feed-address.tsx";
import { FeedEntries } from "./feed-entries.tsx";
import styles from "./feed-page.module.css";
import { FeedSign } from "./feed-sign.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, facts } = context.get(requestContext);
  const { path, format } = formatAt(url.pathname);
  const site = await siteFrom(services.settings, await facts());
  const found = await findFeed(services, site, path);
  if (!found) throw notFound();
  if ("movedTo" in found) throw movedTo(pathIn(format, found.movedTo), url);
  return { ...found, format, address: site.origin + pathIn(format, path) };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description, path } = loaderData.about;
  return [
    ...pageMeta(
      { title: rootData(matches).words.feedPage.title({ feed: title }), description, path },
      matches,
    ),
    { name: "robots", content: "noindex" },
    ...feedAlternateTags(title, path),
  ];
};

/** What each feed brings, as one feed's page names the others. */
const feeds = [
  { path: feedPath, name: "posts" },
  { path: artFeedPath, name: "art" },
  { path: lettersFeedPath, name: "letters" },
  { path: notesFeedPath, name: "notes" },
] as const;

/** A feed, opened in a browser: what it is, its address to copy, and its entries. */
export default function FeedPage({ loaderData: { about, format, address, newest } }: Route.ComponentProps) {
  const { title, description, path, pagePath } = about;
  const isShown = useIsShown();
  const words = useWords().feedPage;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <FeedSign className={styles.sign} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <h1>{words.heading}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <FeedAddress address={address} />
          <OtherFormat path={path} format={format} />
        </div>
      </header>
      <section className={styles.part} aria-labelledby="newest">
        <div className={styles.partHead}>
          <h2 id="newest">{words.newest}</h2>
          <p className={styles.soft}>{description}</p>
        </div>
        <FeedEntries entries={newest} />
        <p>
          <Link to={pagePath}>{words.everything}</Link>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="others">
        <h2 id="others">{words.others}</h2>
        <ul className={styles.others}>
          {feeds
            .filter((other) => other.path !== path && isShown(other.path))
            .map((other) => (
              <li key={other.path}>
                <a href={other.path}>{words[other.name]}</a>
              </li>
            ))}
          <li>
            <Link to="/subscribe">{words.byEmail}</Link>
          </li>
        </ul>
      </section>
    </main>
  );
}

/** The same feed for readers and programs that like the other format better. */
function OtherFormat({ path, format }: { path: string; format: FeedFormat }) {
  const words = useWords().feedPage;
  const other = format === "xml" ? "json" : "xml";
  return (
    <p className={styles.soft}>
      <Said
        parts={words.format({
          format: feedFormats[format].name,
          otherFormat: feedFormats[other].name,
          other: (held) => <a href={pathIn(other, path)}>{held}</a>,
        })}
      />
    </p>
  );
}
