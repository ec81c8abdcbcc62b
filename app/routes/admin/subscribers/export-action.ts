import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { exportSubscribers } from "#domain/subscribers/exports.server.ts";
import type { Route } from "./+types/export-action.ts";
import { csvHeaders } from "./download.ts";
import { home, readView } from "./view.ts";

/** The subscribers that a view lists, all of them, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, session } = context.get(requestContext);
  const owner = (await session())?.owner;
  // A download has no screen that could lead to the login.
  if (!owner) throw redirect(`/auth/login?returnTo=${home}`);
  const { search, state } = readView(new URL(request.url).searchParams);
  const day = services.clock().toISOString().slice(0, 10);
  const name = ["subscribers", state, day].filter(Boolean).join("-");
  return new Response(exportSubscribers(services, owner, { search, state }), { headers: csvHeaders(name) });
}
