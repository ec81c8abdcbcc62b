import { drawCard } from "@toadstool/zine/swap-card";
import { swapFile } from "#domain/art/swap.ts";
import { notFound } from "#app/respond.ts";
import { swapKit } from "#studio/swap.ts";
import type { Route } from "./+types/file-action.ts";

/** What an address holds does not change; how a stamp is cut may, between one version of the site and the next. */
const kept = "public, max-age=86400";
/** For a picture that is opened by itself. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The pages of a swapped zine, and its card, drawn from its address. */
export async function loader({ params: { code, file } }: Route.LoaderArgs) {
  const found = swapFile(swapKit, code, file);
  if (!swapKit || !found) throw notFound();
  if ("svg" in found)
    return new Response(found.svg, {
      headers: {
        "Content-Type": "image/svg+xml; charset=utf-8",
        "Content-Security-Policy": alone,
        "Cache-Control": kept,
      },
    });
  return new Response(await drawCard(swapKit, found.card), {
    headers: { "Content-Type": "image/png", "Cache-Control": kept },
  });
}
