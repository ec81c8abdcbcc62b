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
import { maker } from "#app/ui/page/things.ts";
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
    title: "Notes",
    description: words.notes.lead,
    path: cursor ? olderThan(cursor) : notesPath,
  };
  return [
    ...pageMeta(
      {
        ...facts,
        things: (known) => [
          {
            "@type": "CollectionPage",
            name: facts.title,
            url: known.url,
            description: known.description,
            inLanguage: known.profile.language,
            author: maker(known),
          },
        ],
      },
      matches,
    ),
    ...feedAlternateTags(`Notes from ${profile.siteName}`, notesFeedPath),
  ];
};

const olderThan = (cursor: string) => `${notesPath}?cursor=${encodeURIComponent(cursor)}`;

export default function NotesPage({ loaderData }: Route.ComponentProps) {
  const { notes, cursor, shownCursor } = loaderData;
  const isFirstPage = shownCursor === "";
  return (
    <main className={page.page}>
      <header className={styles.head}>
        <h1 className={page.title}>Notes</h1>
        <p className={styles.lead}>
          {useWords().notes.lead} <a href={notesFeedPath}>Follow by feed</a>
        </p>
      </header>
      {notes.length === 0 &&
        (isFirstPage ? <NoNotes /> : <p className={styles.lead}>There are no older notes.</p>)}
      {groupedByDay(notes, useProfile().timeZone).map((day) => (
        <DayOfNotes key={day.date} {...day} />
      ))}
      {(cursor || !isFirstPage) && (
        <nav className={styles.ways} aria-label="More notes">
          {!isFirstPage && <Link to={notesPath}>Newest notes</Link>}
          {cursor && <ButtonLink to={olderThan(cursor)}>Older notes</ButtonLink>}
        </nav>
      )}
    </main>
  );
}

/** Where there is not one, and what to read until there is. */
function NoNotes() {
  const hasPosts = useIsShown()("/blog");
  return (
    <Nothing title="There are no notes yet" art={<BlankNote />}>
      <p>The first one will be here. {hasPosts && "Until then, the long version is in the blog."}</p>
      <p className={styles.until}>
        {hasPosts && <ButtonLink to="/blog">Read the blog</ButtonLink>}
        <ButtonLink look="quiet" to="/subscribe">
          Subscribe
        </ButtonLink>
      </p>
    </Nothing>
  );
}
