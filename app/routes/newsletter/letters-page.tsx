import { hydratedOnIntent } from "#app/hydration.ts";
import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { collection } from "#app/ui/page/things.ts";
import { lettersFeedPath } from "#domain/feeds/feed.ts";
import { type LetterSummary, lettersPath } from "#domain/newsletter/archive/archive.ts";
import { listLetters } from "#domain/newsletter/archive/archive.server.ts";
import type { Route } from "./+types/letters-page";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./letters-page.module.css";
import { Postmark } from "./postmark.tsx";
import { Stamp } from "./stamp.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  return { ...(await listLetters(services, { cursor })), isFirstPage: cursor === undefined };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile, words } = rootData(matches);
  return [
    ...pageMeta(
      {
        title: words.names.letters,
        description: words.letters.description({ name: profile.name }),
        path: lettersPath,
        things: (known) => [collection(words.names.letters, known)],
      },
      matches,
    ),
    ...feedAlternateTags(words.letters.feed({ site: profile.siteName }), lettersFeedPath),
  ];
};

export default function LettersPage({ loaderData }: Route.ComponentProps) {
  const { letters, cursor, isFirstPage } = loaderData;
  const words = useWords();
  return (
    <main data-wide className={styles.page}>
      <header className={styles.head}>
        <h1>{words.names.letters}</h1>
        <p className={styles.lead}>{words.subscribe.lead}</p>
        <div className={styles.ways}>
          <ButtonLink to="/subscribe">{words.letters.getNext}</ButtonLink>
          <a href={lettersFeedPath}>{words.feedPage.follow}</a>
        </div>
      </header>
      {letters.length === 0 ? <Nothing isFirstPage={isFirstPage} /> : <LetterList letters={letters} />}
      {(cursor || !isFirstPage) && (
        <nav className={styles.ways} aria-label={words.letters.more}>
          {!isFirstPage && (
            <ButtonLink look="quiet" to={lettersPath}>
              {words.letters.newest}
            </ButtonLink>
          )}
          {cursor && (
            <ButtonLink to={`?cursor=${encodeURIComponent(cursor)}`}>{words.letters.older}</ButtonLink>
          )}
        </nav>
      )}
    </main>
  );
}

function LetterList({ letters }: { letters: LetterSummary[] }) {
  const { spoken, typographic } = useTextLanguage();
  return (
    <ol className={styles.letters}>
      {letters.map(({ id, slug, subject, language, sentAt, opening }) => (
        <li key={id} className={`${styles.letter} lifting`}>
          <div className={styles.words}>
            <h2 className={styles.subject} dir="auto" {...spoken(language)}>
              <Link to={`${lettersPath}/${slug}`} className="covering">
                {typographic(subject, language)}
              </Link>
            </h2>
            {opening && (
              <p className={styles.opening} dir="auto" {...spoken(language)}>
                {opening}
              </p>
            )}
          </div>
          <div className={styles.franking}>
            <Postmark iso={sentAt} />
            <div className={styles.stamp}>
              <Stamp of={slug} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Nothing({ isFirstPage }: { isFirstPage: boolean }) {
  const words = useWords().letters;
  if (!isFirstPage) return <p className={styles.opening}>{words.noneOlder}</p>;
  return (
    <div className={styles.letter}>
      <div className={styles.words}>
        <p className={styles.subject}>{words.none}</p>
        <p className={styles.opening}>{words.noneYet}</p>
      </div>
      <div className={styles.franking}>
        <div className={styles.stamp}>
          <Stamp of="no letter" />
        </div>
      </div>
    </div>
  );
}
