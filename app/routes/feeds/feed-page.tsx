import { hydratedOnIntent } from "#app/hydration.ts";
import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { movedTo, notFound } from "#app/respond.ts";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
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
    ...pageMeta({ title: `${title}: the feed`, description, path }, matches),
    { name: "robots", content: "noindex" },
    ...feedAlternateTags(title, path),
  ];
};

/** What each feed brings, as one feed's page names the others. */
const feeds = [
  { path: feedPath, words: "Posts from the blog" },
  { path: artFeedPath, words: "New work, with pictures" },
  { path: lettersFeedPath, words: "Letters, as sent by email" },
  { path: notesFeedPath, words: "Notes: thoughts, photographs and links" },
];

/** A feed, opened in a browser: what it is, its address to copy, and its entries. */
export default function FeedPage({ loaderData: { about, format, address, newest } }: Route.ComponentProps) {
  const { title, description, path, pagePath } = about;
  const isShown = useIsShown();
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <FeedSign className={styles.sign} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <h1>This is a feed</h1>
          <p className={styles.lead}>
            Copy its address into a feed reader to get new entries without an account, an algorithm or your
            inbox.
          </p>
          <FeedAddress address={address} />
          <OtherFormat path={path} format={format} />
        </div>
      </header>
      <section className={styles.part} aria-labelledby="newest">
        <div className={styles.partHead}>
          <h2 id="newest">Newest entries</h2>
          <p className={styles.soft}>{description}</p>
        </div>
        <FeedEntries entries={newest} />
        <p>
          <Link to={pagePath}>See everything on the site</Link>
        </p>
      </section>
      <section className={styles.part} aria-labelledby="others">
        <h2 id="others">The other feeds</h2>
        <ul className={styles.others}>
          {feeds
            .filter((other) => other.path !== path && isShown(other.path))
            .map((other) => (
              <li key={other.path}>
                <a href={other.path}>{other.words}</a>
              </li>
            ))}
          <li>
            <Link to="/subscribe">Letters by email</Link>
          </li>
        </ul>
      </section>
    </main>
  );
}

/** The same feed for readers and programs that like the other format better. */
function OtherFormat({ path, format }: { path: string; format: FeedFormat }) {
  const other = format === "xml" ? "json" : "xml";
  return (
    <p className={styles.soft}>
      This address is in the format {feedFormats[format].name}. The same feed is also there as{" "}
      <a href={pathIn(other, path)}>{feedFormats[other].name}</a>.
    </p>
  );
}
