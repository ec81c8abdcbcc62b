import { ButtonLink } from "./button.tsx";
import styles from "./error-screen.module.css";
import { titled } from "./page-meta.ts";

export function NotFoundScreen() {
  return (
    <main className={styles.screen}>
      <title>{titled("Page not found")}</title>
      <div className={styles.told}>
        <h1 className={styles.title}>Page not found</h1>
        <p className={styles.words}>
          The toad has looked under every leaf. Perhaps the page was renamed, or its address lost a letter on
          the way here.
        </p>
        <p className={styles.ways}>
          <ButtonLink to="/">Go home</ButtonLink>
          <ButtonLink to="/blog" look="quiet">
            Search the blog
          </ButtonLink>
          <ButtonLink to="/portfolio" look="quiet">
            See the portfolio
          </ButtonLink>
        </p>
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
