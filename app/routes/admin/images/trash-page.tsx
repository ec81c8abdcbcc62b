import { redirect } from "react-router";
import { requireOwner } from "#app/respond.ts";
import type { Route } from "./+types/trash-page";

/** The trash is a view of the library. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return redirect("/admin/images?show=trash");
}

export default function PicturesTrashPage() {
  return null;
}
