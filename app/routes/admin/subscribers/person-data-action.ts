import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import { findPerson } from "#domain/subscribers/person.server.ts";
import type { Route } from "./+types/person-data-action.ts";
import { fileHeaders } from "./download.ts";
import { home } from "./view.ts";

/** All that is kept of one person, as a file to give them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, session } = context.get(requestContext);
  const owner = (await session())?.owner;
  if (!owner) throw redirect(`/auth/login?returnTo=${home}`);
  const person = await findPerson(services, owner, params.id);
  if (!person) throw notFound("This subscriber does not exist.");
  const headers = fileHeaders("what-is-kept-of-you.json", "application/json");
  return new Response(`${JSON.stringify(person, null, 2)}\n`, { headers });
}
