import { breadcrumbNames, pagesAbove } from "#app/addresses.ts";

const patterns = Object.entries(breadcrumbNames).map(([path, name]) => ({
  expression: new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+")}$`),
  name,
}));

/** The breadcrumb of a path as far as it is known from the path: `/art/zine/how-to-fold` → `Art/Zine/How to fold`. */
export function breadcrumbLabel(pathname: string): string {
  const path = pathname.replace(/\/+$|(?<=\/feed)\.(?:xml|json)$/, "") || "/";
  // The addresses of private letters are tokens, which say nothing to a reader.
  if (/^\/letters\/[^/]*\./.test(path)) return "Letters/Letter";
  const steps = path.slice(1).split("/").map(titled);
  const name = patterns.find(({ expression }) => expression.test(path))?.name;
  if (name === undefined) return steps.join("/");
  return name.startsWith("/") ? name.slice(1) : [...steps.slice(0, -1), name].join("/");
}

interface Crumb {
  label: string;
  to?: string;
}

/** Where a step that is not the last leads, by the breadcrumb up to it; a step without a page leads nowhere. */
const pages = new Map(pagesAbove.map((path) => [breadcrumbLabel(`/${path}`), `/${path}`]));

/**
 * The same, step by step, with the address of each step that has a page above this one.
 * @param titles of the last steps, where an id or a tag’s slug says less; zines, works and posts keep the words of their slugs
 */
export function breadcrumbSteps(pathname: string, titles: string[] = []): Crumb[] {
  const labels = breadcrumbLabel(pathname).split("/");
  const firstTitle = labels.length - titles.length;
  return labels.map((words, index) => {
    const label = titles[index - firstTitle] ?? words;
    const isLast = index === labels.length - 1;
    return isLast
      ? { label }
      : { label, to: pages.get(labels.slice(0, index + 1).join("/")) ?? seriesAt(pathname, index) };
  });
}

/** The third step of `/art/series/{slug}/{number}` is the series' own page. */
function seriesAt(pathname: string, index: number): string | undefined {
  return index === 2 ? /^\/art\/series\/[^/]+/.exec(pathname)?.[0] : undefined;
}

/** Dashes become spaces, and only the first letter is a capital; “3d” is written as people write it. */
function titled(slug: string): string {
  if (slug === "3d") return "3D";
  const words = decoded(slug).replaceAll("-", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
