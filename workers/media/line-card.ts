import type { Context } from "hono";
import { lineFrom } from "#domain/art/line.ts";
import { drawLineCard } from "#domain/line/line-card.server.ts";
import { readLine } from "#domain/line/line.server.ts";
import { findWords } from "#domain/words/words.server.ts";
import { press } from "#studio/press.ts";
import { allSeries } from "#studio/series.ts";
import { hasPress } from "#studio/toys.ts";
import type { HonoEnv } from "../hono-env.ts";
import { answerCard, answerUsualCard } from "./card.ts";

/**
 * Answers `/art/line/card.jpg?on=…` with the picture of that line. The page cache keeps it; all visitors together share one
 * limit on how many are drawn, because any list is an address.
 */
export async function answerLineCard(
  c: Context<HonoEnv>,
  fetchInside: (path: string) => Promise<Response>,
): Promise<Response> {
  const { services } = c.var;
  const { codes, title } = lineFrom(new URL(c.req.url).searchParams);
  const words = await findWords(services.settings, await c.var.facts());
  const room = { allSeries, press: hasPress ? press : null };
  const { prints } = await readLine(services, codes, room, words);
  if (prints.length === 0 || !(await services.limits.card("all"))) return answerUsualCard(c);
  const bytesAt = async (path: string) => {
    const own = await c.var.files.findOwn(new Request(new URL(path, c.req.url)));
    const answer = own.ok ? own : await fetchInside(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  };
  const letters = await services.settings.letters();
  const card = await drawLineCard({ pictures: services.pictures, letters, bytesAt }, prints, title);
  return card ? answerCard(c, card) : answerUsualCard(c);
}
