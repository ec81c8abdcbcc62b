import { Form, Link, useLocation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import styles from "./error-screen.module.css";
import { mainLinks, useIsShown } from "../chrome/navigation.ts";
import { titled } from "../page/page-meta.ts";
import { useProfile } from "../use-profile.ts";
import { Said } from "../said.tsx";
import { useWords } from "../use-words.ts";
import { lost } from "#studio/brand.ts";
import { nearestPage } from "./nearest-page.ts";
import { Screen } from "./screen.tsx";

/** Says so, and helps: a search, and the pages most people look at (`popular`), or the site's parts where none are known. */
export function NotFoundScreen({ popular = [] }: { popular?: { path: string; title: string | null }[] }) {
  const isShown = useIsShown();
  const words = useWords();
  const { screens, names } = words;
  const parts = mainLinks(words)
    .filter(({ href }) => isShown(href))
    .map(({ href, label }) => ({ path: href, title: label }));
  const named = popular.map(({ path, title }) => ({
    path,
    title: title ?? parts.find((part) => part.path === path)?.title ?? path,
  }));
  const pages = popular.length > 0 ? named : parts;
  const meant = nearestPage(useLocation().pathname, [...parts, ...named]);
  return (
    <Screen data-wide className={styles.screen}>
      <title>{titled(names.notFound, useProfile())}</title>
      <div className={styles.message}>
        <h1 className={styles.title}>{names.notFound}</h1>
        <p className={styles.words}>{words.notFound}</p>
        {meant && (
          <p className={styles.meant}>
            <Said
              parts={screens.meant({
                title: meant.title,
                link: (title) => (
                  <Link to={meant.path} dir="auto">
                    {title}
                  </Link>
                ),
              })}
            />
          </p>
        )}
        <search>
          <Form action="/blog" className={styles.search}>
            <label>
              {screens.searchBlog}
              <input name="q" type="search" enterKeyHint="search" />
            </label>
            <Button type="submit">{words.elements.search}</Button>
          </Form>
        </search>
        <nav aria-labelledby="elsewhere" className={styles.elsewhere}>
          <h2 id="elsewhere">{popular.length > 0 ? screens.popular : screens.pages}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} dir="auto">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {lost && (
        <picture>
          {lost.still && <source srcSet={lost.still} media="(prefers-reduced-motion: reduce)" />}
          <img
            className={styles.picture}
            src={lost.src}
            width={lost.width}
            height={lost.height}
            alt={lost.alt}
          />
        </picture>
      )}
    </Screen>
  );
}
