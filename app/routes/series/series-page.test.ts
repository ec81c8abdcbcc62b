import { expect, it } from "vitest";
import { visit } from "#testing/pages.ts";
import { testServices } from "#testing/services.ts";
import { allSeries } from "#studio/series.ts";
import { loader, meta } from "./series-page.tsx";

const { services } = testServices();
const [series] = allSeries;
const numbered = series?.works[0]?.seed;
const wall = `/art/series/${series?.slug}`;

type Meta = Parameters<typeof meta>[0];

/** The meta tags of an address of the series. */
async function metaOf(query: string) {
  const visited = visit(services, wall + query);
  const params = { slug: series?.slug ?? "" };
  const { data: loaderData } = await loader({ ...visited, params, pattern: "/art/series/:slug" });
  return meta({ loaderData, matches: [], params, location: {} } as unknown as Meta) ?? [];
}

const noIndex = { name: "robots", content: "noindex" };

it.each(["?seed=4000000000", `?seed=${numbered}&paper=g`, `?seed=${numbered}&inks=bc`])(
  "asks search engines to leave out a sheet from the press, %s: there are as many as addresses",
  async (query) => {
    expect(await metaOf(query)).toContainEqual(noIndex);
  },
);

it.each(["", `?seed=${numbered}`])("lets the wall and its works’ own sheets be found: %s", async (query) => {
  const tags = await metaOf(query);
  expect(tags).not.toContainEqual(noIndex);
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: wall + query });
});
