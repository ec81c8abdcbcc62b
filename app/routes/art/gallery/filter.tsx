import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { useWords } from "#app/ui/use-words.ts";
import { formatNumber } from "@toadstool/language";
import { galleryAddress, inMedium } from "#domain/art/gallery.ts";
import { type Medium, mediums } from "#domain/art/medium.ts";
import type { GalleryPage } from "#domain/works/gallery.server.ts";
import "@toadstool/elements/goes-on.css";
import styles from "./gallery-page.module.css";

/** The media as links, each with how many works it has. */
export function GalleryFilter({
  page: { works, counts },
  medium,
}: {
  page: GalleryPage;
  medium: Medium | null;
}) {
  const { art, language } = useWords();
  const countOf = (slug: Medium | null) => {
    if (counts === null) return inMedium(works, slug).length;
    return slug === null ? counts.all : (counts.each[slug] ?? 0);
  };
  const filled = filledChips(mediums, countOf, (each) => each === medium);
  return (
    <div className={styles.filter}>
      <ChipLinks label={art.mediaFilter}>
        {[null, ...filled].map((slug) => (
          <ChipLink
            key={slug}
            to={galleryAddress({ medium: slug })}
            current={slug === medium}
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            <span>
              {slug === null ? art.everything : art.mediums[slug]}{" "}
              <span className={styles.tally}>{formatNumber(language, countOf(slug))}</span>
            </span>
          </ChipLink>
        ))}
      </ChipLinks>
    </div>
  );
}
