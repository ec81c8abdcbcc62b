import type { LoaderFunctionArgs } from "react-router";
import { notFound } from "#app/respond.ts";
import { drawCard } from "./card/card.ts";
import { swapKit } from "./kit/swap-kit.ts";
import { swapFile } from "./shown-swap.ts";

/** What an address holds does not change; how a stamp is cut may, between one version of the site and the next. */
const kept = "public, max-age=86400";
/** For a picture that is opened by itself. */
const alone = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The pages of a swapped zine, and its card, drawn from its address. */
export async function loader({ params: { code = "", file = "" } }: LoaderFunctionArgs) {
  const found = swapFile(swapKit, code, file);
  if (!found) throw notFound();
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
