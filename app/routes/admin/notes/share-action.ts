import { redirect } from "react-router";
import { requireOwner, requireOwnersRequest } from "#app/respond.ts";
import { isRefused } from "#domain/outcome.ts";
import { receiveNote } from "#domain/notes/receive-note.server.ts";
import type { Route } from "./+types/share-action.ts";

export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return redirect("/admin/notes");
}

/**
 * What a phone shares, where the service worker does not take it first: app/browser/notes-outbox/worker.ts. A refused one
 * comes back in the form.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { outcome, typed, kept } = await receiveNote(services, owner, request);
  if (!isRefused(outcome)) return redirect("/admin/notes", 303);
  const { title = "", text = "", url = "" } = typed;
  return redirect(`/admin/notes?${new URLSearchParams({ title, text, url, kept: kept.join(" ") })}`, 303);
}
