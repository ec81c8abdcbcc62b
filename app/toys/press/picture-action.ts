import type { LoaderFunctionArgs } from "react-router";
import { describeSheet, drawSheet } from "#domain/art/pulled-sheet.ts";
import { sheetFrom } from "#domain/art/sheet.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { allSeries } from "#studio/series.ts";

/** /art/series/{slug}/cards/{code}.png and …/sheets/{code}.png: a pulled sheet as a picture. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { slug, file = "" } = params;
  const words = await requestWords(context);
  const series = allSeries.find((each) => each.slug === slug);
  const sheet = sheetFrom(file.replace(/\.png$/, ""));
  const load = series && seriesPrograms[series.slug];
  const drawn = sheet && file.endsWith(".png") && (await drawSheet(load, press, sheet));
  const described = series && drawn && (await describeSheet(series, load, press, sheet, words));
  if (!described)
    return new Response(words.press.noSheet, { status: 404, headers: { "Cache-Control": "no-store" } });
  const { drawCard, drawPortrait } = await import("#domain/art/card/draw-card.ts");
  const isCard = new URL(request.url).pathname.includes("/cards/");
  const picture = isCard
    ? await drawCard(drawn, {
        letters: await context.get(requestContext).services.settings.letters(),
        name: described.name,
        number: words.press.number({ number: described.number }),
        series: series.title,
      })
    : await drawPortrait(drawn);
  // The address names all that is on it. The edge keeps it as long as a page: workers/page-cache/addresses.ts.
  return new Response(picture, {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
