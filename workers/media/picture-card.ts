import type { Context } from "hono";
import { pictureOfCard } from "#domain/art/picture-card.ts";
import { drawPictureCard } from "#domain/art/card/picture-card.server.ts";
import type { HonoEnv } from "../hono-env.ts";
import { answerCard, answerUsualCard } from "./card.ts";

/**
 * Answers `/cards/….webp.jpg` with a picture of `studio/` as services show it beside a link. The page cache keeps it; all visitors
 * together share one limit on how many are drawn.
 */
export async function answerPictureCard(c: Context<HonoEnv>): Promise<Response> {
  const { services, files } = c.var;
  const path = pictureOfCard(new URL(c.req.url).pathname);
  if (!path || !(await services.limits.card("pictures"))) return answerUsualCard(c);
  const picture = await files.findOwn(new Request(new URL(path, c.req.url)));
  if (!picture.ok) return answerUsualCard(c);
  const card = await drawPictureCard(services.pictures, new Uint8Array(await picture.arrayBuffer()));
  return card ? answerCard(c, card) : answerUsualCard(c);
}
