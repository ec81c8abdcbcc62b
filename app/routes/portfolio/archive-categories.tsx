import { useLocation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { stayHere } from "#app/browser/scroll.ts";
import { allCategories, type ShownCategory } from "#domain/facts/category.ts";
import { formatNumber } from "@toadstool/language";
import { useWords } from "#app/ui/use-words.ts";
import { archiveId } from "./archive-place.ts";
import styles from "./archive-categories.module.css";

interface ArchiveCategoriesProps {
  categories: readonly ShownCategory[];
  countOf: (category: number) => number;
  current: number;
  q: string;
}

/** A chip for each category that leads to something, in one row where the window is narrow; none where none does. */
export function ArchiveCategories({ categories, countOf, current, q }: ArchiveCategoriesProps) {
  const { pathname } = useLocation();
  const { portfolio, common, language } = useWords();
  const place = useScripted() ? "" : `#${archiveId}`;
  const filled = filledChips(
    categories,
    ({ code }) => countOf(code),
    ({ code }) => code === current,
  );
  if (filled.length === 0 && countOf(allCategories) === 0) return null;
  return (
    <div className={styles.categories}>
      <ChipLinks label={portfolio.categories}>
        {[{ code: allCategories, name: common.all }, ...filled].map(({ code, name }) => (
          <ChipLink
            key={code}
            to={`${pathname}?${categoryQuery(code, q)}${place}`}
            current={code === current}
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            <span>
              {name} <span className={styles.tally}>{formatNumber(language, countOf(code))}</span>
            </span>
          </ChipLink>
        ))}
      </ChipLinks>
    </div>
  );
}

/** Every chip names its code, the one for all too. */
function categoryQuery(category: number, q: string): URLSearchParams {
  return new URLSearchParams({ category: String(category), ...(q.trim() && { q }) });
}
