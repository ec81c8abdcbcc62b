import { requireOwner, requireOwnersRequest } from "#app/respond.ts";
import { isRefused, refusalStatus } from "#domain/outcome.ts";
import { discardKept, receiveNote } from "#domain/notes/receive-note.server.ts";
import type { Route } from "./+types/send-action.ts";

/** Nothing is here to be read. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** Takes a note from the outbox of a device, which keeps it until this has answered. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { outcome, kept } = await receiveNote(services, owner, request);
  if (!isRefused(outcome)) {
    await discardUnused(outcome.pictures.map(({ address }) => address));
    return Response.json({ data: { id: outcome.id } }, { status: 201 });
  }
  await discardKept(services, owner, kept);
  const { code, message, refused } = outcome;
  return Response.json({ error: { code, message } }, { status: refusalStatus[refused] });

  /** Of two requests at the same time with one key, the later has stored its pictures in vain. */
  async function discardUnused(used: string[]) {
    const unused = kept.filter((address) => !used.includes(address));
    await discardKept(services, owner, unused);
  }
}
