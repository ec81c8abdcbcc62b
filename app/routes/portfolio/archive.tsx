import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { SearchForm } from "#app/ui/search-form.tsx";
import { useWords } from "#app/ui/use-words.ts";
import {
  archiveFilter,
  type ArchiveFilter,
  filterArchive,
  nearestProjects,
} from "#domain/project-pages/archive.ts";
import { allCategories } from "#domain/facts/category.ts";
import type { ArchivePage } from "#domain/project-pages/archive.server.ts";
import { searchTerms } from "#domain/text/fold.ts";
import { archiveAddress, archiveId } from "./archive-place.ts";
import { ArchiveCategories } from "./archive-categories.tsx";
import { ArchiveResults } from "./archive-results.tsx";
import styles from "./archive.module.css";

/** Every project, filtered as the address says and, while someone types, as the field does. */
export function Archive({ page }: { page: ArchivePage }) {
  const { categories, projects, counts, cursor } = page;
  const [query] = useSearchParams();
  const { portfolio } = useWords();
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
        <h2 id={archiveId}>{portfolio.archive}</h2>
        <output className={styles.count}>{portfolio.count({ count: countOf(filter.category) })}</output>
      </div>
      <div data-hydrate="" className={styles.filter}>
        <SearchForm
          label={portfolio.searchLabel}
          placeholder={portfolio.search}
          action={pathname}
          search={search}
          kept={filter.category === allCategories ? {} : { category: String(filter.category) }}
          results={archiveId}
          inPage={isWhole}
          onType={type}
        />
        <ArchiveCategories categories={categories} countOf={countOf} current={filter.category} q={q} />
      </div>
      <ArchiveResults
        found={found}
        nearest={isWhole && found.length === 0 ? nearestProjects(projects, filter) : []}
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
