import { Link } from "react-router";
import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { bodyOf } from "#app/ui/note/note-body.tsx";
import { feedAlternateTags } from "#app/ui/page/feed-alternates.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { useWords } from "#app/ui/use-words.ts";
import page from "#app/ui/page/list-page.module.css";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { collection, maker } from "#app/ui/page/things.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { notesFeedPath } from "#domain/feeds/feed.ts";
import { notesPath } from "#domain/notes/note.ts";
import { listShownNotes } from "#domain/notes/note-pages.server.ts";
import type { Route } from "./+types/notes-page";
import { BlankNote } from "./blank-note.tsx";
import { DayOfNotes, groupedByDay } from "./days.tsx";
import styles from "./notes.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, isDocument, articles } = context.get(requestContext);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const listed = await listShownNotes(services, { cursor });
  if (isDocument) for (const { id, html } of listed.notes) articles.set(bodyOf(id), html);
  // A text as it was written may have comments in it, which are its author’s alone.
  const notes = listed.notes.map(({ content: _, ...note }) => ({
    ...note,
    html: isDocument ? null : note.html,
  }));
  return { notes, cursor: listed.cursor, shownCursor: cursor ?? "" };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { profile, words } = rootData(matches);
  const cursor = loaderData?.shownCursor;
  const facts = {
    title: words.names.notes,
    description: words.notes.lead,
    path: cursor ? olderThan(cursor) : notesPath,
  };
  return [
    ...pageMeta(
      {
        ...facts,
        things: (known) => [{ ...collection(facts.title, known), author: maker(known) }],
      },
      matches,
    ),
    ...feedAlternateTags(words.notes.feed({ site: profile.siteName }), notesFeedPath),
  ];
};

const olderThan = (cursor: string) => `${notesPath}?cursor=${encodeURIComponent(cursor)}`;

export default function NotesPage({ loaderData }: Route.ComponentProps) {
  const { notes, cursor, shownCursor } = loaderData;
  const isFirstPage = shownCursor === "";
  const words = useWords();
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title}>{words.names.notes}</h1>
        <p className={styles.lead}>
          {words.notes.lead} <a href={notesFeedPath}>{words.feedPage.follow}</a>
        </p>
      </header>
      {notes.length === 0 &&
        (isFirstPage ? <NoNotes /> : <p className={styles.lead}>{words.notes.noneOlder}</p>)}
      {groupedByDay(notes, useProfile().timeZone).map((day) => (
        <DayOfNotes key={day.date} {...day} />
      ))}
      {(cursor || !isFirstPage) && (
        <nav className={styles.ways} aria-label={words.notes.more}>
          {!isFirstPage && <Link to={notesPath}>{words.notes.newest}</Link>}
          {cursor && <ButtonLink to={olderThan(cursor)}>{words.notes.older}</ButtonLink>}
        </nav>
      )}
    </main>
  );
}

/** Where there is not one, and what to read until there is. */
function NoNotes() {
  const words = useWords();
  const hasPosts = useIsShown()("/blog");
  return (
    <Nothing title={words.notes.none} art={<BlankNote />}>
      <p>{hasPosts ? words.notes.noneYetButBlog : words.notes.noneYet}</p>
      <p className={styles.until}>
        {hasPosts && <ButtonLink to="/blog">{words.common.readBlog}</ButtonLink>}
        <ButtonLink look="quiet" to="/subscribe">
          {words.subscribe.button}
        </ButtonLink>
      </p>
    </Nothing>
  );
}
