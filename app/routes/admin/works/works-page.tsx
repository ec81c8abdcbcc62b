import { redirect } from "react-router";
import { requireOwner } from "#app/respond.ts";
import type { Route } from "./+types/works-page";
import { worksAddress } from "./kinds.ts";

/** Each kind of works has a list of its own. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return redirect(worksAddress("artwork"));
}

export default function WorksPage() {
  return null;
}
