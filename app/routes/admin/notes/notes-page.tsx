import { escapeHtml } from "@toadstool/markdown/html";
import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { useLocation } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { refused, requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { useNotesWorker } from "#app/browser/notes-outbox/use-notes-worker.ts";
import { useOutbox } from "#app/browser/notes-outbox/use-outbox.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { linkWords, type Note, notePath } from "#domain/notes/note.ts";
import { isRefused } from "#domain/outcome.ts";
import { findPictures } from "#domain/articles/placing.server.ts";
import { listNotes } from "#domain/notes/notes.server.ts";
import { receiveNote } from "#domain/notes/receive-note.server.ts";
import { noteOfShared } from "#domain/notes/shared.ts";
import { listDeletedNotes } from "#domain/notes/trash.server.ts";
import type { Route } from "./+types/notes-page.ts";
import { redirect } from "react-router";
import { AdminMain, Section } from "../admin-main.tsx";
import { Trash } from "../drafts/trash.tsx";
import { NoteForm } from "./note-form.tsx";
import { notePresses } from "./note-presses.server.ts";
import { Outbox } from "./outbox.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const view = readListView(query);
  const [{ notes, cursor }, deleted] = await Promise.all([
    listNotes(services, { cursor: view.cursor }),
    listDeletedNotes(services, owner),
  ]);
  const pictures = await findPictures(
    services,
    notes.flatMap((note) => note.pictures.slice(0, 1).map(({ address }) => address)),
  );
  return {
    notes: notes.map((note) => ({ ...note, picture: pictures[note.pictures[0]?.address ?? ""] })),
    cursor,
    view,
    deleted,
    given: { ...noteOfShared(Object.fromEntries(query)), kept: query.get("kept") ?? "" },
    newKey: crypto.randomUUID(),
    origin: services.settings.site.origin,
  };
}

const answerPress = answersPresses(notePresses);

/** The presses of the list, and the way of publishing that needs no scripts; with them, notes go by way of the outbox. */
export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const isPress = !request.headers.get("Content-Type")?.startsWith("multipart/");
  if (isPress) return answerPress(args);
  const { services, owner } = await requireOwnersRequest(context);
  const { outcome, typed, kept } = await receiveNote(services, owner, request);
  if (!isRefused(outcome)) return redirect("/admin/notes", 303);
  const { content = "", link = "", language = "", translationOf = "", key = "" } = typed;
  return refused(outcome, { content, link, language, translationOf, key, kept: kept.join(" ") });
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: notes", matches)];

export default function AdminNotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notes, cursor, view, deleted, given, newKey, origin } = loaderData;
  const ofForm = actionData?.typed.intent ? undefined : actionData;
  const { search } = useLocation();
  const waiting = useOutbox();
  useNotesWorker();
  return (
    <AdminMain title="Notes" gap="tight">
      <NoteForm
        key={search}
        given={ofForm?.typed ?? given}
        refusal={ofForm?.refusal}
        newKey={ofForm?.typed.key || newKey}
      />
      <Outbox waiting={waiting} />
      <Section id="published" title="Published">
        <List of={noteList} items={notes} view={view} cursor={cursor} />
        <Trash kind="note" items={deleted} />
      </Section>
      <Bookmarklet origin={origin} />
    </AdminMain>
  );
}

/** A link for the bar of bookmarks, which opens the form with the address and the selection of the page that is open. */
function Bookmarklet({ origin }: { origin: string }) {
  const form = JSON.stringify(`${origin}/admin/notes?`);
  const code = `javascript:void open(${form}+new URLSearchParams({url:location.href,title:document.title,text:getSelection().toString()}))`;
  // React refuses addresses of this kind; the policy runs none on this page.
  const link = `<a href="${escapeHtml(code)}">Note this</a>`;
  return (
    <Section id="bookmarklet" title="From any page">
      <p>
        Drag this link to your bookmarks: <span dangerouslySetInnerHTML={{ __html: link }} />. Pressed on any
        page, it opens a note with that page’s address and what you selected.
      </p>
    </Section>
  );
}

/** Published notes, the newest first. */
const noteList: ListOf<Note & { picture: LibraryPicture | undefined }> = {
  one: "note",
  many: "notes",
  home: "/admin/notes",
  row: ({ id, title, language, link, picture, publishedAt }) => ({
    id,
    title,
    to: `/admin/notes/${id}`,
    lang: language || undefined,
    picture: picture && <Picture picture={picture} sizes="3rem" isStill />,
    facts: { Link: link && linkWords(link), Published: <Moment iso={publishedAt} /> },
    presses: [
      { words: "View", to: notePath(id) },
      { words: "Make it a post", intent: "make-post" },
      { words: "Delete", intent: "delete-note", isDanger: true },
    ],
  }),
  facts: ["Link", "Published"],
  empty: { title: "No notes", words: "Nothing is published yet. Write your first note above." },
};
