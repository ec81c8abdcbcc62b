import { useLocation } from "react-router";
import { refused, requireOwnersRequest } from "#app/respond.ts";
import { bodyOf } from "#app/ui/note/note-body.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { useNotesWorker } from "#app/browser/notes-outbox/use-notes-worker.ts";
import { useOutbox } from "#app/browser/notes-outbox/use-outbox.ts";
import { isRefused } from "#domain/outcome.ts";
import { listShownNotes } from "#domain/notes/note-pages.server.ts";
import { receiveNote } from "#domain/notes/receive-note.server.ts";
import { noteOfShared } from "#domain/notes/shared.ts";
import { listDeletedNotes } from "#domain/notes/trash.server.ts";
import type { Route } from "./+types/notes-page.ts";
import { redirect } from "react-router";
import { AdminMain, Section } from "../admin-main.tsx";
import { Bookmarklet } from "./bookmarklet.tsx";
import { NoteForm } from "./note-form.tsx";
import { DeletedNotes, NoteList } from "./note-list.tsx";
import { Outbox } from "./outbox.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner, isDocument, articles } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const [listed, deleted] = await Promise.all([
    listShownNotes(services, { cursor: query.get("cursor") ?? undefined }),
    listDeletedNotes(services, owner),
  ]);
  if (isDocument) for (const { id, html } of listed.notes) articles.set(bodyOf(id), html);
  return {
    notes: listed.notes.map((note) => ({ ...note, html: isDocument ? null : note.html })),
    cursor: listed.cursor,
    isFirstPage: !query.has("cursor"),
    deleted,
    given: { ...noteOfShared(Object.fromEntries(query)), kept: query.get("kept") ?? "" },
    newKey: crypto.randomUUID(),
    origin: services.settings.site.origin,
  };
}

/** The way of publishing that needs no scripts; with them, notes go by way of the outbox. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { outcome, typed, kept } = await receiveNote(services, owner, request);
  if (!isRefused(outcome)) return redirect("/admin/notes", 303);
  const { content = "", link = "", language = "", translationOf = "", key = "" } = typed;
  return refused(outcome, { content, link, language, translationOf, key, kept: kept.join(" ") });
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: notes", matches)];

export default function AdminNotesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notes, cursor, isFirstPage, deleted, given, newKey, origin } = loaderData;
  const { search } = useLocation();
  const waiting = useOutbox();
  useNotesWorker();
  return (
    <AdminMain title="Notes" gap="tight">
      <NoteForm
        key={search}
        given={actionData?.typed ?? given}
        refusal={actionData?.refusal}
        newKey={actionData?.typed.key || newKey}
      />
      <Outbox waiting={waiting} />
      <Section id="published" title="Published">
        <NoteList notes={notes} cursor={cursor} isFirstPage={isFirstPage} />
      </Section>
      <Section id="trash" title="Trash">
        <DeletedNotes notes={deleted} />
      </Section>
      <Bookmarklet origin={origin} />
    </AdminMain>
  );
}
