import { redirect } from "react-router";
import { profile } from "#studio/profile.ts";
import type { Route } from "./+types/older-blog-action";

/** The older blog lives elsewhere: its sub-paths and queries go along. */
export function loader({ request, params }: Route.LoaderArgs) {
  const target = new URL(profile.olderBlog);
  const path = params["*"].replace(/^\/+/, "");
  if (path) target.pathname = `${target.pathname.replace(/\/$/, "")}/${path}`;
  target.search = new URL(request.url).search;
  return redirect(String(target));
}
