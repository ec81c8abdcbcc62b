import { notFound } from "#app/respond.ts";
import { exportReport } from "#domain/subscribers/exports.server.ts";
import { readVerdict } from "#domain/subscribers/importing/import.ts";
import { findImport } from "#domain/subscribers/importing/imports.server.ts";
import { download, requireDownload } from "../download.server.ts";
import type { Route } from "./+types/report-action.ts";
import { home } from "./view.ts";

/** The verdict on each row of a list, as a file. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { services, owner } = await requireDownload(context, `${home}/import/${encodeURIComponent(id)}`);
  if (!(await findImport(services, owner, id))) throw notFound("This import no longer exists.");
  const verdict = readVerdict(new URL(request.url).searchParams.get("verdict"));
  const name = verdict ? `report-${verdict}` : "report";
  return download(exportReport(services, owner, id, verdict), `${name}.csv`, "text/csv");
}
