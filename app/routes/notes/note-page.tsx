import { formatDate } from "@toadstool/language";
import { readableText } from "@toadstool/markdown/html";
import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { notFound } from "#app/respond.ts";
import { bodyOf, NoteBody } from "#app/ui/note/note-body.tsx";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import { TranslationLinks } from "#app/ui/translation-links.tsx";
import { Said } from "#app/ui/said.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { useWords } from "#app/ui/use-words.ts";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Placed } from "@toadstool/elements/page/place";
import { namesNote, type Note, notePath, notesPath } from "#domain/notes/note.ts";
import { findNotePage } from "#domain/notes/note-pages.server.ts";
import type { Route } from "./+types/note-page";
import { clockOf } from "./days.tsx";
import styles from "./notes.module.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, isDocument, articles } = context.get(requestContext);
  const found = namesNote.test(params.id) ? await findNotePage(services, params.id) : null;
  if (!found) throw notFound((await requestWords(context)).notes.missing);
  const {
    note: { content: _, html, ...note },
    ...beside
  } = found;
  if (isDocument) articles.set(bodyOf(note.id), html);
  return { ...beside, note: { ...note, words: readableText(html), html: isDocument ? null : html } };
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: ({ note }) => ({ titles: [note.title] }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { words } = rootData(matches);
  const { id, title, words: articleBody, language, publishedAt, updatedAt } = loaderData.note;
  const path = notePath(id);
  return pageMeta(
    {
      title,
      description: title,
      path,
      type: "article",
      language,
      translations: loaderData.translations,
      things: (known) => [
        {
          "@type": "SocialMediaPosting",
          headline: title,
          articleBody,
          datePublished: publishedAt,
          dateModified: updatedAt,
          inLanguage: known.profile.language,
          author: maker(known),
          url: known.url,
        },
        breadcrumbs(known, [words.names.notes, notesPath], [title, path]),
      ],
    },
    matches,
  );
};

const linkTo = (note: Pick<Note, "id" | "title" | "language"> | null) =>
  note && { to: notePath(note.id), title: note.title, language: note.language };

export default function NotePage({ loaderData: { note, newer, older, translations } }: Route.ComponentProps) {
  const { timeZone } = useProfile();
  const words = useWords();
  const { language } = words;
  const day = formatDate(language, note.publishedAt, { dateStyle: "long", timeZone });
  return (
    <main className={styles.single}>
      <h1>
        <Said
          parts={words.notes.titled({
            day,
            time: clockOf(note, { language, timeZone }),
            date: (held) => <time dateTime={note.publishedAt}>{held}</time>,
          })}
        />
      </h1>
      <TranslationLinks translations={translations} here={notePath(note.id)} />
      <article>
        <NoteBody key={note.id} {...note} />
      </article>
      <p>
        <ButtonLink look="quiet" to={notesPath}>
          {words.notes.all}
        </ButtonLink>
      </p>
      <Neighbours
        label={words.notes.beside}
        names={[words.notes.newerNote, words.notes.olderNote]}
        beside={[linkTo(newer), linkTo(older)]}
      />
    </main>
  );
}
