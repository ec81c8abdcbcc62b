import { useWords } from "#app/ui/use-words.ts";
import { Link } from "react-router";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tagsPath } from "#domain/tags/tag.ts";
import styles from "./list-page.module.css";

/** In place of posts, where there are none or a search for these terms found none; leads on. */
export function NoPosts({ terms }: { terms: string[] }) {
  const words = useWords();
  const [only, ...rest] = terms;
  const isSearch = only !== undefined;
  return (
    <div className={styles.nothing}>
      {/* An output may hold no heading, and takes a heading's name away from within it. */}
      <div aria-live="polite">
        <h2>{isSearch ? words.blog.noneFound : words.blog.none}</h2>
      </div>
      {isSearch ? (
        <>
          <p>{rest.length === 0 ? words.blog.noneContains({ term: only }) : words.blog.noneContainsAll}</p>
          {terms.length > 1 && (
            <ul className={styles.alone} aria-label={words.blog.searchForOne}>
              {[...new Set(terms)].map((term) => (
                <li key={term}>
                  <Link to={`/blog?${new URLSearchParams({ q: term })}`}>{term}</Link>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.onward}>
            <ButtonLink to="/blog" look="quiet">
              {words.blog.clearSearch}
            </ButtonLink>
            <ButtonLink to={tagsPath} look="quiet">
              {words.tags.all}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{words.blog.noneYet}</p>
          <ButtonLink to="/subscribe">{words.subscribe.button}</ButtonLink>
        </>
      )}
    </div>
  );
}
