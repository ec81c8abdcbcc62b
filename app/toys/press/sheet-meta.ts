import { pageMeta, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, workOfSeries } from "#app/ui/page/things.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import type { Series } from "#domain/art/series.ts";
import { sheetCard, sheetPath } from "#domain/art/sheet.ts";

type Matches = Parameters<typeof pageMeta>[1];

/** The meta tags of a sheet from the press. */
export function sheetMeta({ slug, title }: Series, pulled: PulledSheet, matches: Matches) {
  const series = { title, path: `/art/series/${slug}` };
  const path = sheetPath(slug, pulled.sheet);
  const things: Things = (known) => [
    workOfSeries(known, { name: pulled.name, alt: pulled.alt, series }),
    breadcrumbs(known, ["Art", "/art"], [title, series.path], [pulled.name, path]),
  ];
  return pageMeta(
    {
      title: `${pulled.name}, ${title}`,
      description: pulled.alt,
      path,
      image: { ...sheetCard(slug, pulled.sheet), type: "image/png", alt: pulled.alt },
      things,
      // There are as many sheets as addresses. Those of the numbered works, as the studio printed them, are few.
      isEmpty: !isNumbered(pulled),
    },
    matches,
  );
}

/** Whether a sheet is a numbered work on the paper and in the inks that it has on the wall. */
const isNumbered = ({ work, sheet }: PulledSheet) => work !== null && !sheet.paper && !sheet.inks;
