import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import { exportReport } from "#domain/subscribers/exports.server.ts";
import { readVerdict } from "#domain/subscribers/importing/import.ts";
import { findImport } from "#domain/subscribers/importing/imports.server.ts";
import type { Route } from "./+types/report-action.ts";
import { csvHeaders } from "./download.ts";
import { home } from "./view.ts";

/** The verdict on each row of a list, as a file. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { services, session } = context.get(requestContext);
  const owner = (await session())?.owner;
  if (!owner) throw redirect(`/auth/login?returnTo=${home}/import/${encodeURIComponent(id)}`);
  if (!(await findImport(services, owner, id))) throw notFound("This import no longer exists.");
  const verdict = readVerdict(new URL(request.url).searchParams.get("verdict"));
  const name = verdict ? `report-${verdict}` : "report";
  return new Response(exportReport(services, owner, id, verdict), { headers: csvHeaders(name) });
}
