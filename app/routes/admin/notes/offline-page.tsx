import { useSearchParams } from "react-router";
import { useOutbox } from "#app/browser/notes-outbox/use-outbox.ts";
import { requireOwner } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { noteOfShared } from "#domain/notes/shared.ts";
import type { Route } from "./+types/offline-page.ts";
import { AdminMain } from "../admin-main.tsx";
import { NoteForm } from "./note-form.tsx";
import { Outbox } from "./outbox.tsx";

/** The service worker keeps this page on the device: nothing of the site is in it. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: notes", matches)];

export default function OfflineNotesPage() {
  const waiting = useOutbox();
  const [query] = useSearchParams();
  return (
    <AdminMain
      title="Notes"
      gap="tight"
      intro={
        <p>
          There is no connection. What you publish waits on this device. <a href="/admin/notes">Try again</a>
        </p>
      }
    >
      <NoteForm given={{ ...noteOfShared(Object.fromEntries(query)), kept: "" }} newKey="" />
      <Outbox waiting={waiting} />
    </AdminMain>
  );
}
