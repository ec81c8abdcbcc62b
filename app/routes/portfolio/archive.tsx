import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useReveal } from "@toadstool/elements/behaviour/use-reveal";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { stayHere } from "#app/browser/scroll.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { SearchForm } from "#app/ui/search-form.tsx";
import { archiveFilter, type ArchiveFilter, filterArchive } from "#domain/portfolio/archive.ts";
import { allCategories, type ShownCategory } from "#domain/portfolio/category.ts";
import type { ArchivePage } from "#domain/shown-works/archive.server.ts";
import type { ShownProject } from "#domain/shown-works/shown-project.server.ts";
import { searchTerms } from "#domain/text/fold.ts";
import { archiveAddress, archiveId } from "./archive-place.ts";
import styles from "./archive.module.css";
import { ProjectCard } from "./project-card.tsx";

/** Every project, filtered as the address says and, while someone types, as the field does. */
export function Archive({ page: { categories, projects, counts, cursor } }: { page: ArchivePage }) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const [typed, type] = useTyped();
  const search = query.get("q") ?? "";
  const q = typed ?? search;
  const filter: ArchiveFilter = {
    category: archiveFilter(query, categories).category,
    terms: searchTerms(q),
  };
  const isWhole = counts === null;
  const found = isWhole ? filterArchive(projects, filter) : projects;
  const countOf = (category: number) => {
    if (isWhole) return filterArchive(projects, { ...filter, category }).length;
    return category === allCategories ? counts.all : (counts.each[category] ?? 0);
  };
  return (
    <section aria-labelledby={archiveId} className={styles.archive}>
      <div className={styles.head}>
        <h2 id={archiveId}>Project Archive</h2>
        <output className={styles.count}>{countWords(countOf(filter.category))}</output>
      </div>
      <div data-hydrate="" className={styles.filter}>
        <SearchForm
          label="Search projects"
          placeholder="Ex: Arduino, 2021, jelly"
          action={pathname}
          search={search}
          kept={filter.category === allCategories ? {} : { category: String(filter.category) }}
          results={archiveId}
          inPage={isWhole}
          onType={type}
        />
        <Categories categories={categories} countOf={countOf} current={filter.category} q={q} />
      </div>
      <Results
        found={found}
        terms={filter.terms}
        archive={archiveAddress({ category: filter.category, q })}
        more={cursor && archiveAddress({ category: filter.category, q: search, cursor })}
      />
    </section>
  );
}

/** The text in the field while the address has yet to follow; null once it has. */
function useTyped() {
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ at: string; text: string } | null>(null);
  const type = (text: string) => setTyped({ at: key, text });
  return [typed?.at === key ? typed.text : null, type] as const;
}

interface CategoriesProps {
  categories: readonly ShownCategory[];
  countOf: (category: number) => number;
  current: number;
  q: string;
}

function Categories({ categories, countOf, current, q }: CategoriesProps) {
  const { pathname } = useLocation();
  const place = useScripted() ? "" : `#${archiveId}`;
  const filled = filledChips(
    categories,
    ({ code }) => countOf(code),
    ({ code }) => code === current,
  );
  return (
    <ChipLinks label="Categories">
      {[{ code: allCategories, name: "All" }, ...filled].map(({ code, name }) => {
        return (
          <ChipLink
            key={code}
            to={`${pathname}?${categoryQuery(code, q)}${place}`}
            current={code === current}
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            <span>
              {name} <span className={styles.tally}>{countOf(code)}</span>
            </span>
          </ChipLink>
        );
      })}
    </ChipLinks>
  );
}

/** Every chip names its code, the one for all too. */
function categoryQuery(category: number, q: string): URLSearchParams {
  return new URLSearchParams({ category: String(category), ...(q.trim() && { q }) });
}

interface ResultsProps {
  found: ShownProject[];
  terms: readonly string[];
  archive: string;
  /** The address of the next page. */
  more: string | null;
}

function Results({ found, terms, archive, more }: ResultsProps) {
  const list = useReveal<HTMLOListElement>();
  const { pathname } = useLocation();
  return (
    <div className={styles.results}>
      {found.length === 0 && (
        <div className={styles.nothing}>
          <h3>No results</h3>
          <p>No project matches all of these terms. Try fewer terms; separate them with commas.</p>
          <ButtonLink
            to={pathname}
            look="quiet"
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            Clear filters
          </ButtonLink>
        </div>
      )}
      <ol ref={list} data-reveals className={styles.list}>
        {found.map((project) => (
          <li key={project.slug}>
            <ProjectCard project={project} archive={archive} terms={terms} />
          </li>
        ))}
      </ol>
      {more && (
        <p>
          <ButtonLink to={`${more}#${archiveId}`} rel="next">
            More projects
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function countWords(count: number): string {
  return `${count} ${count === 1 ? "project" : "projects"}`;
}
