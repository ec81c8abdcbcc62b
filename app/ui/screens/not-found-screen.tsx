import { Form, Link } from "react-router";
import { Button } from "../button.tsx";
import styles from "./error-screen.module.css";
import { Field } from "../field.tsx";
import { mainLinks } from "../navigation.ts";
import { titled } from "../page/page-meta.ts";

const parts = mainLinks.map(({ to, label }) => ({ path: to, title: label }));

/** Says so, and helps: a search, and the pages most people look at (`popular`), or the site's parts where none are known. */
export function NotFoundScreen({ popular = [] }: { popular?: { path: string; title: string }[] }) {
  const pages = popular.length > 0 ? popular : parts;
  return (
    <main className={styles.screen}>
      <title>{titled("Page not found")}</title>
      <div className={styles.told}>
        <h1 className={styles.title}>Page not found</h1>
        <p className={styles.words}>
          The toad has looked under every leaf. Perhaps the page was renamed, or its address lost a letter on
          the way here.
        </p>
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
      <picture>
        <source srcSet="/images/toad-lost-still.webp" media="(prefers-reduced-motion: reduce)" />
        <img
          className={styles.picture}
          src="/images/toad-lost.gif"
          width="480"
          height="360"
          alt="At night, a violet toad with a lantern looks left and right, and finds nothing."
        />
      </picture>
    </main>
  );
}
