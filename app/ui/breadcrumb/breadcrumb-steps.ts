import { breadcrumbNames, pagesAbove } from "#app/addresses.ts";
import type { Words } from "#domain/words/words.ts";

const patterns = Object.entries(breadcrumbNames).map(([path, name]) => ({
  expression: new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+")}$`),
  name,
}));

interface Crumb {
  label: string;
  to?: string;
}

/** A name of the catalogue or of the owner’s sections, or the words that a slug is made of. */
type Step = { name: string } | { slug: string };

/**
 * The breadcrumb of a path, as far as it is known from the path, step by step: `/art/zine/how-to-fold` → Art, Zine, How to fold. Each
 * step that has a page above this one leads there.
 * @param titles of the last steps, where an id or a tag’s slug says less; zines, works and posts keep the words of their slugs
 */
export function breadcrumbSteps(words: Words, pathname: string, titles: string[] = []): Crumb[] {
  const steps = stepsOf(pathname);
  const firstTitle = steps.length - titles.length;
  return steps.map((step, index) => {
    const label = titles[index - firstTitle] ?? labelOf(step, words);
    const isLast = index === steps.length - 1;
    return isLast
      ? { label }
      : { label, to: pages.get(keyOf(steps.slice(0, index + 1))) ?? seriesAt(pathname, index) };
  });
}

function stepsOf(pathname: string): Step[] {
  const path = pathname.replace(/\/+$|(?<=\/feed)\.(?:xml|json)$/, "") || "/";
  // The addresses of private letters are tokens, which say nothing to a reader.
  if (/^\/letters\/[^/]*\./.test(path)) return [{ name: "letters" }, { name: "letter" }];
  const whole = nameAt(path);
  if (whole?.startsWith("/")) return whole.slice(1).split("/").map(named);
  const slugs = path.slice(1).split("/");
  return slugs.map((slug, index) => {
    const name = nameAt(`/${slugs.slice(0, index + 1).join("/")}`);
    return name === undefined || name.startsWith("/") ? { slug } : { name };
  });
}

const named = (name: string): Step => ({ name });

const nameAt = (path: string) => patterns.find(({ expression }) => expression.test(path))?.name;

/** What steps lead to, as a key. */
const keyOf = (steps: readonly Step[]) =>
  steps.map((step) => ("name" in step ? step.name : titled(step.slug, "en"))).join("/");

/** Where a step that is not the last leads, by the breadcrumb up to it; a step without a page leads nowhere. */
const pages = new Map(pagesAbove.map((path) => [keyOf(stepsOf(`/${path}`)), `/${path}`]));

function labelOf(step: Step, { names, language }: Words): string {
  if ("slug" in step) return titled(step.slug, language);
  return Object.hasOwn(names, step.name) ? names[step.name as keyof typeof names] : step.name;
}

/** The third step of `/art/series/{slug}/{number}` is the series' own page. */
function seriesAt(pathname: string, index: number): string | undefined {
  return index === 2 ? /^\/art\/series\/[^/]+/.exec(pathname)?.[0] : undefined;
}

/** Dashes become spaces, and only the first letter is a capital; “3d” is written as people write it. */
function titled(slug: string, language: string): string {
  if (slug === "3d") return "3D";
  const words = decoded(slug).replaceAll("-", " ").toLocaleLowerCase(language);
  return words.replace(/^./su, (first) => first.toLocaleUpperCase(language));
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
