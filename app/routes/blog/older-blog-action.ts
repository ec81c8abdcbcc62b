import { redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import type { Route } from "./+types/older-blog-action";

/** Leads to the older blog on another site, with sub-path and query. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { olderBlog } = (await context.get(requestContext).facts()).profile;
  if (!olderBlog) throw notFound();
  const target = new URL(olderBlog);
  const path = params["*"].replace(/^\/+/, "");
  if (path) target.pathname = `${target.pathname.replace(/\/$/, "")}/${path}`;
  target.search = new URL(request.url).search;
  return redirect(String(target));
}
