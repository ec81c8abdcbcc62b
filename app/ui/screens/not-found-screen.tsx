import { Form, Link, useLocation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import styles from "./error-screen.module.css";
import { Field } from "@toadstool/elements/forms/field";
import { mainLinks, useIsShown } from "../chrome/navigation.ts";
import { titled } from "../page/page-meta.ts";
import { useProfile } from "../use-profile.ts";
import { useWords } from "../use-words.ts";
import { lost } from "#studio/brand.ts";
import { nearestPage } from "./nearest-page.ts";

/** Says so, and helps: a search, and the pages most people look at (`popular`), or the site's parts where none are known. */
export function NotFoundScreen({ popular = [] }: { popular?: { path: string; title: string }[] }) {
  const isShown = useIsShown();
  const parts = mainLinks
    .filter(({ href }) => isShown(href))
    .map(({ href, label }) => ({ path: href, title: label }));
  const pages = popular.length > 0 ? popular : parts;
  const meant = nearestPage(useLocation().pathname, [...parts, ...popular]);
  return (
    <main data-wide className={styles.screen}>
      <title>{titled("Page not found", useProfile())}</title>
      <div className={styles.message}>
        <h1 className={styles.title}>Page not found</h1>
        <p className={styles.words}>{useWords().notFound}</p>
        {meant && (
          <p className={styles.meant}>
            Did you mean <Link to={meant.path}>{meant.title}</Link>?
          </p>
        )}
        <search>
          <Form action="/blog" className={styles.search}>
            <Field label="Search the blog" name="q" type="search" enterKeyHint="search" />
            <Button type="submit">Search</Button>
          </Form>
        </search>
        <nav aria-labelledby="elsewhere" className={styles.elsewhere}>
          <h2 id="elsewhere">{popular.length > 0 ? "Popular pages" : "Pages"}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
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
    </main>
  );
}
