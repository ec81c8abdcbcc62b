import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
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
  const countOf = (slug: Medium | null) => {
    if (counts === null) return inMedium(works, slug).length;
    return slug === null ? counts.all : (counts.each[slug] ?? 0);
  };
  const filled = filledChips(
    mediums,
    ({ slug }) => countOf(slug),
    ({ slug }) => slug === medium,
  );
  return (
    <div className={styles.filter}>
      <ChipLinks label="Media">
        {[{ slug: null, name: "Everything" }, ...filled].map(({ slug, name }) => (
          <ChipLink
            key={slug}
            to={galleryAddress({ medium: slug })}
            current={slug === medium}
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            <span>
              {name} <span className={styles.tally}>{countOf(slug)}</span>
            </span>
          </ChipLink>
        ))}
      </ChipLinks>
    </div>
  );
}
