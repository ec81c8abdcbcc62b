import { Link } from "react-router";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tagsPath } from "#domain/tags/tag.ts";
import styles from "./list-page.module.css";

/** In place of posts, where there are none or a search for these terms found none; leads on. */
export function NoPosts({ terms }: { terms: string[] }) {
  const isSearch = terms.length > 0;
  return (
    <div className={styles.nothing}>
      {/* An output may hold no heading, and takes a heading's name away from within it. */}
      <div aria-live="polite">
        <h2>{isSearch ? "No posts found" : "No posts yet"}</h2>
      </div>
      {isSearch ? (
        <>
          <p>{terms.length === 1 ? `No post contains “${terms[0]}”.` : "No post contains all of these:"}</p>
          {terms.length > 1 && (
            <ul className={styles.alone} aria-label="Search for one alone">
              {[...new Set(terms)].map((term) => (
                <li key={term}>
                  <Link to={`/blog?${new URLSearchParams({ q: term })}`}>{term}</Link>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.onward}>
            <ButtonLink to="/blog" look="quiet">
              Clear the search
            </ButtonLink>
            <ButtonLink to={tagsPath} look="quiet">
              All tags
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>There are no posts yet. Subscribe to get the first one by email.</p>
          <ButtonLink to="/subscribe">Subscribe</ButtonLink>
        </>
      )}
    </div>
  );
}
