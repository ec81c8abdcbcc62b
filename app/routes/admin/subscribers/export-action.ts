import { exportSubscribers } from "#domain/subscribers/exports.server.ts";
import { download, requireDownload } from "../download.server.ts";
import type { Route } from "./+types/export-action.ts";
import { home, readView } from "./view.ts";

/** The subscribers that a view lists, all of them, as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireDownload(context, home);
  const { search, state } = readView(new URL(request.url).searchParams);
  const day = services.clock().toISOString().slice(0, 10);
  const name = ["subscribers", state, day].filter(Boolean).join("-");
  return download(exportSubscribers(services, owner, { search, state }), `${name}.csv`, "text/csv");
}
