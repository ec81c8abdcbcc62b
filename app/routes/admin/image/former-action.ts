import { notKept, requireOwnersRequest } from "#app/respond.ts";
import { filePolicy } from "#domain/media/files/file-policy.ts";
import { readUnshown } from "#domain/media/replace/former.server.ts";
import type { Route } from "./+types/former-action.ts";

/** Pixels: the width that the list shows it at, on dense screens. */
const width = 320;

/** A former picture or one in the trash, which only its owner may look at. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { id, revision } = params;
  const former = await readUnshown(services, owner, { id, revision: Number(revision), width });
  if (!former) return new Response("There is no such file.", { status: 404 });
  const headers = {
    "Content-Type": former.type,
    ...notKept,
    "Content-Security-Policy": filePolicy,
  };
  return new Response(former.bytes as Uint8Array<ArrayBuffer>, { headers });
}
