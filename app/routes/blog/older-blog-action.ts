import { redirect } from "react-router";
import { notFound } from "#app/respond.ts";
import { profile } from "#studio/profile.ts";
import type { Route } from "./+types/older-blog-action";

/** Leads to the older blog on another site, with sub-path and query. */
export function loader({ request, params }: Route.LoaderArgs) {
  if (!profile.olderBlog) throw notFound();
  const target = new URL(profile.olderBlog);
  const path = params["*"].replace(/^\/+/, "");
  if (path) target.pathname = `${target.pathname.replace(/\/$/, "")}/${path}`;
  target.search = new URL(request.url).search;
  return redirect(String(target));
}
