import { notKept, requireOwnersRequest } from "#app/respond.ts";
import { filePolicy } from "#domain/media/files/file-policy.ts";
import { readOriginal } from "#domain/media/original/read-original.server.ts";
import type { Route } from "./+types/original-action.ts";

/** A picture as it was sent, which may name a place and a device: only its owner can fetch it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { id, revision } = params;
  const original = await readOriginal(services, owner, { id, revision: Number(revision) });
  if (!original) return new Response("There is no such file.", { status: 404 });
  const headers = {
    "Content-Type": original.type,
    // The link that leads here says the name.
    "Content-Disposition": "attachment",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": filePolicy,
    ...notKept,
  };
  return new Response(original.bytes as Uint8Array<ArrayBuffer>, { headers });
}
