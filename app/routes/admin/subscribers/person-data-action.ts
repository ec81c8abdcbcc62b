import { notFound } from "#app/respond.ts";
import { findPerson } from "#domain/subscribers/person.server.ts";
import { download, requireDownload } from "../download.server.ts";
import type { Route } from "./+types/person-data-action.ts";
import { home } from "./view.ts";

/** All that is kept of one person, as a file to give them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner } = await requireDownload(context, home);
  const person = await findPerson(services, owner, params.id);
  if (!person) throw notFound("This subscriber does not exist.");
  return download(`${JSON.stringify(person, null, 2)}\n`, "what-is-kept-of-you.json", "application/json");
}
